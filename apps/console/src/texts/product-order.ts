import type { Texts } from '@vitrine/contract/locales.ts';

/** Products put in order by hand. */
export const productOrder = {
  moveOf: {
    en: 'Move {{name}}',
    'zh-cn': '移动 {{name}}',
    es: 'Mover {{name}}',
    pt: 'Mover {{name}}',
    fr: 'Déplacer {{name}}',
  },
  moveHint: {
    en: 'Drag, or use the arrow keys',
    'zh-cn': '拖动，或使用方向键',
    es: 'Arrastra o usa las flechas',
    pt: 'Arraste ou use as setas',
    fr: 'Glissez ou utilisez les flèches',
  },
  moveUp: {
    en: 'Move up',
    'zh-cn': '上移',
    es: 'Subir',
    pt: 'Mover para cima',
    fr: 'Monter',
  },
  moveDown: {
    en: 'Move down',
    'zh-cn': '下移',
    es: 'Bajar',
    pt: 'Mover para baixo',
    fr: 'Descendre',
  },
  moveFirst: {
    en: 'To the top',
    'zh-cn': '移到最前',
    es: 'Al principio',
    pt: 'Para o topo',
    fr: 'Tout en haut',
  },
  movedTo: {
    en: '{{name}} is now number {{place}}.',
    'zh-cn': '{{name}} 现在排第 {{place}} 位。',
    es: '{{name}} está ahora en el puesto {{place}}.',
    pt: '{{name}} agora está na posição {{place}}.',
    fr: '{{name}} est maintenant en position {{place}}.',
  },
  ownOrder: {
    en: 'Buyers see your own order.',
    'zh-cn': '买家看到的是您自定的顺序。',
    es: 'Los compradores ven tu propio orden.',
    pt: 'Os compradores veem a sua própria ordem.',
    fr: 'Les acheteurs voient votre propre ordre.',
  },
  forgetOrder: {
    en: 'Back to newest first',
    'zh-cn': '恢复最新优先',
    es: 'Volver a más nuevos primero',
    pt: 'Voltar aos mais novos primeiro',
    fr: 'Revenir aux plus récents',
  },
  forgetOrderHint: {
    en: 'Every product loses the place that you gave it. Featured ones stay in front.',
    'zh-cn': '您设定的所有位置都会取消，推荐商品仍排在前面。',
    es: 'Todos los productos pierden el puesto que les diste. Los destacados siguen delante.',
    pt: 'Todos os produtos perdem o lugar que você deu. Os destaques continuam na frente.',
    fr: 'Tous les produits perdent la place que vous leur avez donnée. La sélection reste devant.',
  },
} as const satisfies Record<string, Texts>;
