/** Fields of code generation. */
export const codegenFields: Readonly<Record<string, string>> = {
  tableName: 'A table of the schema `public`.',
  tableComment: 'The comment of the table; empty without one.',
  engine: 'The access method of the table, `heap` for PostgreSQL’s own.',
  tableCollation: 'The collation of the database.',
  isConfigured: '1 if a configuration is saved for the table.',
  refusal:
    'Why no code is generated: `secrets` (sign-in data, keys), `books` (money and stock, which only their own rules change), `key` (no numeric id), `names` (not in lower case), `types` (a required column that no form fills); null for all other tables.',
  isWritable: 'Whether this server writes into its sources, which none in production does.',
  businessName: 'What screens call one row.',
  moduleName:
    'The folder of the module in lower case with hyphens, and the first part of operation names.',
  packageName: '`admin` or `shop`: which part of the server the module belongs to.',
  entityName: 'The name of one row in code, such as `DeliverySlot`.',
  author: 'Named in a comment of the contract; empty for none.',
  parentMenuId:
    'The shipped group of the menu under which the page is added; null for no menu entry.',
  backendAppName: 'The folder of the server below `apps`; always `server`.',
  frontendAppName: 'The folder of the console below `apps`; always `console`.',
  fieldConfigs: 'The columns of the table, in the order in which list and form show them.',
  columnName: 'The column.',
  columnType: 'The type of the column as PostgreSQL writes it.',
  fieldName: 'The name of the field in the API.',
  fieldType: 'The type of the field in TypeScript.',
  fieldComment: 'The label of the field, from the comment of the column.',
  isShowInList: '1 to show it in the list.',
  isShowInForm: '1 to have it in the form.',
  isShowInQuery: '1 to filter by it.',
  isRequired: '1 if the form requires it.',
  formType:
    'The control: 1 input, 2 select, 3 radio, 4 checkbox, 5 number, 6 switch, 7 text area, 8 date, 9 date and time, 10 hidden.',
  queryType:
    'How the filter compares: 1 equal, 2 contains, 3 one of, 4 between, 5 greater, 6 greater or equal, 7 less, 8 less or equal, 9 not equal, 10 ends with, 11 starts with.',
  maxLength: 'The longest text; null for other types.',
  fieldSort: 'The position, from 1.',
  dictType: 'The dictionary that a select or radio offers; empty for none.',
  path: 'The folder of the file, from the root of the sources.',
  fileName: 'The name of the file.',
  before: 'What the working tree has in this place; null for a new file.',
  isList:
    'Whether it is a list of the project to which lines are added, and not a file of the module.',
  overwrite: 'Files of the module that exist, differ and may be replaced.',
  written: 'The files that were written.',
  'GeneratedFile.content': 'The whole text of the file.',
};
