import type { Texts } from '@vitrine/contract/locales.ts';

export const localProviderTexts = {
  title: {
    en: 'Demonstration sign-in',
    'zh-cn': '演示登录',
    es: 'Acceso de demostración',
    pt: 'Entrada de demonstração',
    fr: 'Connexion de démonstration',
  },
  explanation: {
    en: 'No keys for {provider} are set up, so this page stands in for it. Choose who you are.',
    'zh-cn': '尚未配置 {provider} 的密钥，由本页面代替。请选择一个身份。',
    es: 'No hay claves de {provider} configuradas, así que esta página ocupa su lugar. Elige quién eres.',
    pt: 'Não há chaves de {provider} configuradas, então esta página fica no lugar dele. Escolha quem você é.',
    fr: 'Aucune clé {provider} n’est configurée : cette page le remplace. Choisissez qui vous êtes.',
  },
  verified: {
    en: 'e-mail confirmed',
    'zh-cn': '邮箱已验证',
    es: 'correo confirmado',
    pt: 'e-mail confirmado',
    fr: 'e-mail confirmé',
  },
  unverified: {
    en: 'e-mail not confirmed',
    'zh-cn': '邮箱未验证',
    es: 'correo sin confirmar',
    pt: 'e-mail não confirmado',
    fr: 'e-mail non confirmé',
  },
  cancel: { en: 'Cancel', 'zh-cn': '取消', es: 'Cancelar', pt: 'Cancelar', fr: 'Annuler' },
} as const satisfies Record<string, Texts>;
