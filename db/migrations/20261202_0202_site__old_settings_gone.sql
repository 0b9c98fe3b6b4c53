-- Drafts and versions of the setting as publishing has them since 20261124_0100 are the only ones; nothing has read or
-- written these for longer than a version runs.
drop table site_setting_drafts;
drop table site_setting_versions;
