import { type Language, languages, type Texts } from '@vitrine/contract/locales.ts';

const say = (en: string, chinese: string, es: string, pt: string, fr: string): Texts => ({
  en,
  'zh-cn': chinese,
  es,
  pt,
  fr,
});

/** Texts that every generated page has. */
export const pageTexts: Readonly<Record<string, Texts>> = {
  add: say('Add entry', '新增', 'Añadir', 'Adicionar', 'Ajouter'),
  edit: say('Edit entry', '编辑', 'Editar', 'Editar', 'Modifier'),
  empty: say(
    'Nothing found.',
    '没有数据。',
    'No se ha encontrado nada.',
    'Nada encontrado.',
    'Aucun résultat.',
  ),
  removeRows_one: say(
    'Delete {count} entry?',
    '删除这 {count} 条记录？',
    '¿Eliminar {count} registro?',
    'Excluir {count} registro?',
    'Supprimer {count} élément ?',
  ),
  removeRows_other: say(
    'Delete {count} entries?',
    '删除这 {count} 条记录？',
    '¿Eliminar {count} registros?',
    'Excluir {count} registros?',
    'Supprimer {count} éléments ?',
  ),
  any: say('Any', '全部', 'Todos', 'Todos', 'Tous'),
  on: say('Yes', '是', 'Sí', 'Sim', 'Oui'),
  off: say('No', '否', 'No', 'Não', 'Non'),
  from: say('{name} from', '{name}起', '{name} desde', '{name} a partir de', '{name} à partir de'),
  to: say('{name} to', '{name}止', '{name} hasta', '{name} até', '{name} jusqu’à'),
};

/** Labels of columns that occur everywhere; a comment that is one of them, in any language, is translated. */
const labels: readonly Texts[] = [
  say('Name', '名称', 'Nombre', 'Nome', 'Nom'),
  say('Code', '编码', 'Código', 'Código', 'Code'),
  say('Title', '标题', 'Título', 'Título', 'Titre'),
  say('Type', '类型', 'Tipo', 'Tipo', 'Type'),
  say('Status', '状态', 'Estado', 'Status', 'Statut'),
  say('Sort', '排序', 'Orden', 'Ordem', 'Ordre'),
  say('Remark', '备注', 'Observación', 'Observação', 'Remarque'),
  say('Description', '描述', 'Descripción', 'Descrição', 'Description'),
  say('Value', '值', 'Valor', 'Valor', 'Valeur'),
  say('Label', '标签', 'Etiqueta', 'Rótulo', 'Libellé'),
  say('Country', '国家', 'País', 'País', 'Pays'),
  say('City', '城市', 'Ciudad', 'Cidade', 'Ville'),
  say('Address', '地址', 'Dirección', 'Endereço', 'Adresse'),
  say('Email', '邮箱', 'Correo electrónico', 'E-mail', 'E-mail'),
  say('Phone', '电话', 'Teléfono', 'Telefone', 'Téléphone'),
  say('Website', '网站', 'Sitio web', 'Site', 'Site web'),
  say('Language', '语言', 'Idioma', 'Idioma', 'Langue'),
  say('Currency', '货币', 'Moneda', 'Moeda', 'Devise'),
  say('Quantity', '数量', 'Cantidad', 'Quantidade', 'Quantité'),
  say('Price', '价格', 'Precio', 'Preço', 'Prix'),
  say('Start date', '开始日期', 'Fecha de inicio', 'Data de início', 'Date de début'),
  say('End date', '结束日期', 'Fecha de fin', 'Data de término', 'Date de fin'),
  say('Created at', '创建时间', 'Creado', 'Criado em', 'Créé le'),
  say('Updated at', '更新时间', 'Actualizado', 'Atualizado em', 'Mis à jour le'),
];

interface Label {
  text: string;
  /** It is the comment of the column, in whatever language that is. */
  isUntranslated: boolean;
}

/** The language in which a comment is written, as far as its letters say. */
const languageOf = (comment: string): Language =>
  /\p{Script=Han}/u.test(comment) ? 'zh-cn' : 'en';

/** A label in one language: a known one, else the comment itself, marked where it is in another language. */
export function labelIn(language: Language, comment: string): Label {
  const wanted = comment.trim().toLowerCase();
  const known = labels.find((label) =>
    languages.some((one) => label[one]?.toLowerCase() === wanted),
  );
  const text = known?.[language];
  if (text) return { text, isUntranslated: false };
  return { text: comment, isUntranslated: languageOf(comment) !== language };
}

/** What stands before a text that nobody has translated yet; `npm run check` counts these lines. */
export const untranslatedMark = '// To be translated.';
