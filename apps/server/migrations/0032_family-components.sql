-- The name that the admin family gives the page of code generation.
update menus set component = 'codegen/index' where component = 'tools/codegen/index';
