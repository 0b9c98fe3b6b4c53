#!/bin/bash
# Once, into a new PostgreSQL: the login of Sanggar and what only a superuser may take away.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username postgres -v password="$DB_PASSWORD" <<'SQL'
create role sanggar login createrole password :'password';
create database sanggar owner sanggar;
\c sanggar
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
revoke usage on language plpgsql from public;
grant usage on language plpgsql to sanggar;
SQL
