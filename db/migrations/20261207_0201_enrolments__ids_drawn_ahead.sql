-- An enrolment that is bought is written in one message with all that hangs on it, under an id drawn before.

grant usage on sequence enrolments_id_seq to app_user;
