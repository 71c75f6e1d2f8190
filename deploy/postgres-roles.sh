#!/bin/bash
# Runs once, when the database's folder is made: an owner for the tables, and a role for the application that owns nothing.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role vitrine_owner login password :'owner';
create role vitrine_app login password :'app';
create database vitrine owner vitrine_owner;
SQL
