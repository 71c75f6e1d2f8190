import type { Language, Texts } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';

/** What can be wrong with one field; the codes are ours, mapped from the parser's issues in one place. */
const fieldTexts = {
  required: { en: 'Required', 'zh-cn': '必填', es: 'Obligatorio', pt: 'Obrigatório', fr: 'Obligatoire' },
  type: {
    en: 'This value has the wrong form',
    'zh-cn': '格式不正确',
    es: 'Este valor no tiene la forma correcta',
    pt: 'Este valor não tem o formato certo',
    fr: 'Cette valeur n’a pas la bonne forme',
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
