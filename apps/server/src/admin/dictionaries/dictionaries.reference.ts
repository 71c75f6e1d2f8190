import type { tagTypes } from '@vitrine/contract/admin/dictionaries.ts';
import type { Texts } from '@vitrine/contract/locales.ts';

interface ReferenceEntry {
  value: string;
  label: Texts;
  tagType: (typeof tagTypes)[number];
}

export interface ReferenceDictionary {
  code: string;
  name: Texts;
  entries: readonly ReferenceEntry[];
}

const entry = (
  value: string,
  tagType: ReferenceEntry['tagType'],
  label: Texts,
): ReferenceEntry => ({ value, label, tagType });

/** Dictionaries that the product brings along; stored in English with their translations, which operators may change. */
export const referenceDictionaries: readonly ReferenceDictionary[] = [
  {
    code: 'gender',
    name: { en: 'Gender', 'zh-cn': '性别', es: 'Género', pt: 'Gênero', fr: 'Genre' },
    entries: [
      entry('1', 'primary', {
        en: 'Male',
        'zh-cn': '男',
        es: 'Hombre',
        pt: 'Masculino',
        fr: 'Homme',
      }),
      entry('2', 'danger', {
        en: 'Female',
        'zh-cn': '女',
        es: 'Mujer',
        pt: 'Feminino',
        fr: 'Femme',
      }),
      entry('0', 'info', {
        en: 'Not disclosed',
        'zh-cn': '保密',
        es: 'Sin indicar',
        pt: 'Não informado',
        fr: 'Non précisé',
      }),
    ],
  },
  {
    code: 'notice_type',
    name: {
      en: 'Notice type',
      'zh-cn': '通知类型',
      es: 'Tipo de aviso',
      pt: 'Tipo de aviso',
      fr: 'Type d’annonce',
    },
    entries: [
      entry('1', 'success', {
        en: 'Upgrade',
        'zh-cn': '系统升级',
        es: 'Actualización',
        pt: 'Atualização',
        fr: 'Mise à jour',
      }),
      entry('2', 'primary', {
        en: 'Maintenance',
        'zh-cn': '系统维护',
        es: 'Mantenimiento',
        pt: 'Manutenção',
        fr: 'Maintenance',
      }),
      entry('3', 'danger', {
        en: 'Security warning',
        'zh-cn': '安全警告',
        es: 'Aviso de seguridad',
        pt: 'Alerta de segurança',
        fr: 'Alerte de sécurité',
      }),
      entry('4', 'success', {
        en: 'Holiday',
        'zh-cn': '假期通知',
        es: 'Festivo',
        pt: 'Feriado',
        fr: 'Jour férié',
      }),
      entry('5', 'primary', {
        en: 'Company news',
        'zh-cn': '公司新闻',
        es: 'Noticias',
        pt: 'Novidades',
        fr: 'Actualités',
      }),
      entry('99', 'info', { en: 'Other', 'zh-cn': '其他', es: 'Otro', pt: 'Outro', fr: 'Autre' }),
    ],
  },
  {
    code: 'notice_level',
    name: {
      en: 'Notice level',
      'zh-cn': '通知级别',
      es: 'Nivel de aviso',
      pt: 'Nível de aviso',
      fr: 'Niveau d’annonce',
    },
    entries: [
      entry('L', 'info', { en: 'Low', 'zh-cn': '低', es: 'Bajo', pt: 'Baixo', fr: 'Bas' }),
      entry('M', 'warning', { en: 'Medium', 'zh-cn': '中', es: 'Medio', pt: 'Médio', fr: 'Moyen' }),
      entry('H', 'danger', { en: 'High', 'zh-cn': '高', es: 'Alto', pt: 'Alto', fr: 'Élevé' }),
    ],
  },
  {
    code: 'course_platform',
    name: {
      en: 'Platform of a course',
      'zh-cn': '课程平台',
      es: 'Plataforma del curso',
      pt: 'Plataforma do curso',
      fr: 'Plateforme du cours',
    },
    entries: [
      entry('instagram', 'danger', { en: 'Instagram' }),
      entry('tiktok', 'info', { en: 'TikTok' }),
      entry('youtube', 'danger', { en: 'YouTube' }),
      entry('facebook', 'primary', { en: 'Facebook' }),
      entry('all', 'success', {
        en: 'Every platform',
        'zh-cn': '所有平台',
        es: 'Todas las plataformas',
        pt: 'Todas as plataformas',
        fr: 'Toutes les plateformes',
      }),
    ],
  },
];

/** The texts in the languages beside the one of the text itself. */
export function translationsOf({ en: _english, ...others }: Texts): Omit<Texts, 'en'> {
  return others;
}
