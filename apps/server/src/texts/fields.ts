import type { Language, Texts } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';

/** What can be wrong with one field; the codes are ours, mapped from the parser's issues in one place. */
const fieldTexts = {
  required: { en: 'Required', 'zh-cn': '必填', es: 'Obligatorio', pt: 'Obrigatório', fr: 'Obligatoire' },
  type: {
    en: 'This value has the wrong form. Expected: {expected}',
    'zh-cn': '格式不正确，应为：{expected}',
    es: 'Este valor no tiene la forma correcta. Se espera: {expected}',
    pt: 'Este valor não tem o formato certo. Esperado: {expected}',
    fr: 'Cette valeur n’a pas la bonne forme. Attendu : {expected}',
  },
  'too-small': {
    en: 'At least {minimum}',
    'zh-cn': '不能小于 {minimum}',
    es: 'Como mínimo {minimum}',
    pt: 'No mínimo {minimum}',
    fr: 'Au moins {minimum}',
  },
  'too-big': {
    en: 'At most {maximum}',
    'zh-cn': '不能大于 {maximum}',
    es: 'Como máximo {maximum}',
    pt: 'No máximo {maximum}',
    fr: 'Au plus {maximum}',
  },
  'too-short': {
    en: 'At least {minimum} characters',
    'zh-cn': '至少 {minimum} 个字符',
    es: 'Al menos {minimum} caracteres',
    pt: 'Pelo menos {minimum} caracteres',
    fr: 'Au moins {minimum} caractères',
  },
  'too-long': {
    en: 'At most {maximum} characters',
    'zh-cn': '最多 {maximum} 个字符',
    es: 'Como máximo {maximum} caracteres',
    pt: 'No máximo {maximum} caracteres',
    fr: 'Au plus {maximum} caractères',
  },
  'too-few': {
    en: 'Choose at least {minimum}',
    'zh-cn': '至少选择 {minimum} 项',
    es: 'Elige al menos {minimum}',
    pt: 'Escolha pelo menos {minimum}',
    fr: 'Choisissez-en au moins {minimum}',
  },
  'too-many': {
    en: 'Choose at most {maximum}',
    'zh-cn': '最多选择 {maximum} 项',
    es: 'Elige como máximo {maximum}',
    pt: 'Escolha no máximo {maximum}',
    fr: 'Choisissez-en au plus {maximum}',
  },
  email: {
    en: 'Please enter a valid Email',
    'zh-cn': '请输入有效的邮箱',
    es: 'Introduce un correo válido',
    pt: 'Digite um e-mail válido',
    fr: 'Saisissez un e-mail valide',
  },
  format: {
    en: 'This does not look right',
    'zh-cn': '格式有误',
    es: 'El formato no es correcto',
    pt: 'O formato não está certo',
    fr: 'Le format n’est pas correct',
  },
  'plain-address': {
    en: 'Enter a plain https:// address without user name, password or port',
    'zh-cn': '请输入普通的 https:// 地址，不要包含用户名、密码或端口',
    es: 'Introduce una dirección https:// sencilla, sin usuario, contraseña ni puerto',
    pt: 'Digite um endereço https:// simples, sem usuário, senha ou porta',
    fr: 'Saisissez une adresse https:// simple, sans nom d’utilisateur, mot de passe ni port',
  },
  'network-address': {
    en: 'This address does not belong to the chosen network. For other pages choose “Website”.',
    'zh-cn': '该地址不属于所选平台。其他页面请选择“网站”。',
    es: 'Esta dirección no pertenece a la red elegida. Para otras páginas, elige «Sitio web».',
    pt: 'Este endereço não pertence à rede escolhida. Para outras páginas, escolha “Site”.',
    fr: 'Cette adresse n’appartient pas au réseau choisi. Pour une autre page, choisissez « Site web ».',
  },
  'own-picture': {
    en: 'Choose a picture that you uploaded yourself',
    'zh-cn': '请选择您自己上传的图片',
    es: 'Elige una imagen que hayas subido tú',
    pt: 'Escolha uma imagem enviada por você',
    fr: 'Choisissez une image que vous avez importée vous-même',
  },
  date: {
    en: 'Write a day as YYYY-MM-DD',
    'zh-cn': '请按 YYYY-MM-DD 的格式填写日期',
    es: 'Escribe la fecha como AAAA-MM-DD (YYYY-MM-DD)',
    pt: 'Escreva a data como AAAA-MM-DD (YYYY-MM-DD)',
    fr: 'Écrivez la date sous la forme AAAA-MM-JJ (YYYY-MM-DD)',
  },
  'before-start': {
    en: 'The last day cannot be before {start}',
    'zh-cn': '结束日期不能早于 {start}',
    es: 'El último día no puede ser anterior al {start}',
    pt: 'O último dia não pode ser anterior a {start}',
    fr: 'Le dernier jour ne peut pas précéder le {start}',
  },
  id: {
    en: 'An id is a whole number, such as 1024',
    'zh-cn': '编号应为整数，例如 1024',
    es: 'Un identificador es un número entero, como 1024',
    pt: 'Um identificador é um número inteiro, como 1024',
    fr: 'Un identifiant est un nombre entier, comme 1024',
  },
  component: {
    en: 'Write folder/page, with letters, digits, - and _',
    'zh-cn': '请填写“目录/页面”，只能使用字母、数字、- 和 _',
    es: 'Escribe carpeta/página, con letras, cifras, - y _',
    pt: 'Escreva pasta/página, com letras, algarismos, - e _',
    fr: 'Écrivez dossier/page, avec des lettres, des chiffres, - et _',
  },
  permission: {
    en: 'Write module:entity:action, such as sys:menu:add',
    'zh-cn': '请按“模块:实体:操作”填写，例如 sys:menu:add',
    es: 'Escribe módulo:entidad:acción, como sys:menu:add',
    pt: 'Escreva módulo:entidade:ação, como sys:menu:add',
    fr: 'Écrivez module:entité:action, comme sys:menu:add',
  },
  country: {
    en: 'Two capital letters, such as DE (ISO 3166-1)',
    'zh-cn': '请填写两位大写国家代码，例如 DE（ISO 3166-1）',
    es: 'Dos letras mayúsculas, como DE (ISO 3166-1)',
    pt: 'Duas letras maiúsculas, como DE (ISO 3166-1)',
    fr: 'Deux lettres majuscules, comme DE (ISO 3166-1)',
  },
  code: {
    en: 'Only letters, digits, - and _, beginning with a letter',
    'zh-cn': '只能使用字母、数字、- 和 _，并以字母开头',
    es: 'Solo letras, cifras, - y _, empezando por una letra',
    pt: 'Somente letras, algarismos, - e _, começando por uma letra',
    fr: 'Uniquement des lettres, des chiffres, - et _, en commençant par une lettre',
  },
  slug: {
    en: 'Only small letters, digits and single hyphens between them',
    'zh-cn': '只能使用小写字母、数字和中间的单个连字符',
    es: 'Solo minúsculas, cifras y guiones sueltos entre ellas',
    pt: 'Somente minúsculas, algarismos e hífens simples entre eles',
    fr: 'Uniquement des minuscules, des chiffres et des tirets simples entre eux',
  },
  username: {
    en: 'Please enter a valid UserName',
    'zh-cn': '请输入有效的用户名',
    es: 'Introduce un nombre de usuario válido',
    pt: 'Digite um nome de usuário válido',
    fr: 'Saisissez un nom d’utilisateur valide',
  },
  taken: {
    en: 'Already in use. Choose another one',
    'zh-cn': '已被使用，请换一个',
    es: 'Ya está en uso. Elige otro',
    pt: 'Já está em uso. Escolha outro',
    fr: 'Déjà utilisé. Choisissez-en un autre',
  },
  parent: {
    en: 'Choose a group or a page that is not part of this menu',
    'zh-cn': '请选择不属于此菜单的目录或页面',
    es: 'Elige un grupo o una página que no forme parte de este menú',
    pt: 'Escolha um grupo ou uma página que não faça parte deste menu',
    fr: 'Choisissez un groupe ou une page qui ne fait pas partie de ce menu',
  },
  'menu-fixed': {
    en: 'The console needs this menu as it is',
    'zh-cn': '控制台依赖此菜单，此项不可更改',
    es: 'La consola necesita este menú tal como está',
    pt: 'O console precisa deste menu como ele está',
    fr: 'La console a besoin de ce menu tel quel',
  },
  characters: {
    en: 'This text contains characters that cannot be stored',
    'zh-cn': '该文本包含无法保存的字符',
    es: 'El texto contiene caracteres que no se pueden guardar',
    pt: 'O texto contém caracteres que não podem ser salvos',
    fr: 'Ce texte contient des caractères impossibles à enregistrer',
  },
  'one-line': {
    en: 'Write this on one line, without line breaks or control characters',
    'zh-cn': '请写成一行，不要包含换行或控制字符',
    es: 'Escríbelo en una sola línea, sin saltos ni caracteres de control',
    pt: 'Escreva em uma só linha, sem quebras nem caracteres de controle',
    fr: 'Écrivez sur une seule ligne, sans retour à la ligne ni caractère de contrôle',
  },
  choice: {
    en: 'Choose one of the offered values',
    'zh-cn': '请选择所列选项之一',
    es: 'Elige uno de los valores ofrecidos',
    pt: 'Escolha um dos valores oferecidos',
    fr: 'Choisissez une des valeurs proposées',
  },
  'below-floor': {
    en: '{product}: at least {floor} (platform price plus fees)',
    'zh-cn': '{product}：不能低于 {floor}（平台价加手续费）',
    es: '{product}: como mínimo {floor} (precio de plataforma más comisiones)',
    pt: '{product}: no mínimo {floor} (preço da plataforma mais taxas)',
    fr: '{product} : au moins {floor} (prix de la plateforme et frais)',
  },
  'saved-elsewhere': {
    en: 'Changed in another window',
    'zh-cn': '已在其他窗口中更改',
    es: 'Cambiado en otra ventana',
    pt: 'Alterado em outra janela',
    fr: 'Modifié dans une autre fenêtre',
  },
  'wrong-currency': {
    en: 'Prices are set in {currency}',
    'zh-cn': '价格须以 {currency} 设置',
    es: 'Los precios se fijan en {currency}',
    pt: 'Os preços são definidos em {currency}',
    fr: 'Les prix se fixent en {currency}',
  },
  unknown: {
    en: 'This field is not known here',
    'zh-cn': '此处不支持该字段',
    es: 'Este campo no existe aquí',
    pt: 'Este campo não existe aqui',
    fr: 'Ce champ n’existe pas ici',
  },
} as const satisfies Record<string, Texts>;

export type FieldCode = keyof typeof fieldTexts;

export function isFieldCode(code: string): code is FieldCode {
  return Object.hasOwn(fieldTexts, code);
}

export function fieldText(code: FieldCode, language: Language): string {
  return typeset(fieldTexts[code][language], language);
}
