-- An operators' own role that reads orders today goes on reading who bought; the roles of the platform get it at the next start.
insert into role_permissions (role_id, permission)
select p.role_id, 'platform:order:personal' from role_permissions p join roles r on r.id = p.role_id
where p.permission = 'platform:order:query' and r.code not in ('ROOT', 'ADMIN', 'GUEST', 'STORE_OWNER')
on conflict do nothing;
