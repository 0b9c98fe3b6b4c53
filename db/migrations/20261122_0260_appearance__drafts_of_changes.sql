-- A draft holds what was changed and nothing else: what others publish meanwhile stays under it. Its preview is opened
-- by a token signed for the editor's own session, so that two editors do not close each other's; nothing is stored.
comment on column site_setting_drafts.preview_hash is 'Not used: previews are signed for one session.';
comment on table site_setting_drafts is 'What an editor changed of the setting and has not published: only the fields that differ. base_version is the published version the editor saw.';
comment on table site_setting_versions is 'Every published setting, so that any can be brought back: {scope, setting, values, changed}. values holds settings by key where they were what was published.';
