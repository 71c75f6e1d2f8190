import type { Texts } from '../locales.ts';

/** Titles of the menus that the product ships, by the name under which they are stored. At most 19 letters fit the menu. */
export const menuTitles = {
  business: { en: 'Business', 'zh-cn': '经营', es: 'Negocio', pt: 'Negócio', fr: 'Activité' },
  home: { en: 'Home', 'zh-cn': '首页', es: 'Inicio', pt: 'Início', fr: 'Accueil' },
  order: { en: 'Orders', 'zh-cn': '订单', es: 'Pedidos', pt: 'Pedidos', fr: 'Commandes' },
  product: { en: 'Products', 'zh-cn': '商品', es: 'Productos', pt: 'Produtos', fr: 'Produits' },
  revenue: { en: 'Revenue', 'zh-cn': '收益', es: 'Ingresos', pt: 'Receita', fr: 'Revenus' },
  grow: { en: 'Grow', 'zh-cn': '推广', es: 'Crecer', pt: 'Crescer', fr: 'Promouvoir' },
  share: { en: 'Share', 'zh-cn': '分享', es: 'Compartir', pt: 'Compartilhar', fr: 'Partager' },
  course: { en: 'Courses', 'zh-cn': '课程', es: 'Cursos', pt: 'Cursos', fr: 'Cours' },
  reviews: { en: 'Reviews', 'zh-cn': '评价', es: 'Reseñas', pt: 'Avaliações', fr: 'Avis' },
  storeGroup: { en: 'Store', 'zh-cn': '店铺', es: 'Tienda', pt: 'Loja', fr: 'Boutique' },
  store: { en: 'My store', 'zh-cn': '我的店铺', es: 'Mi tienda', pt: 'Minha loja', fr: 'Ma boutique' },
  payment: { en: 'Payment account', 'zh-cn': '收款账户', es: 'Cuenta de cobro', pt: 'Conta de repasse', fr: 'Compte de paiement' },
  sample: { en: 'Order for yourself', 'zh-cn': '自购下单', es: 'Pedir para ti', pt: 'Pedir para você', fr: 'Commander pour vous' },
  platform: { en: 'Platform', 'zh-cn': '平台', es: 'Plataforma', pt: 'Plataforma', fr: 'Plateforme' },
  operationsDashboard: { en: 'Dashboard', 'zh-cn': '控制台', es: 'Panel', pt: 'Painel', fr: 'Tableau de bord' },
  operationsOrders: { en: 'Orders', 'zh-cn': '订单', es: 'Pedidos', pt: 'Pedidos', fr: 'Commandes' },
  operationsStores: { en: 'Stores', 'zh-cn': '店铺', es: 'Tiendas', pt: 'Lojas', fr: 'Boutiques' },
  operationsCatalogue: { en: 'Catalogue', 'zh-cn': '商品目录', es: 'Catálogo', pt: 'Catálogo', fr: 'Catalogue' },
  operationsLedger: { en: 'Ledger', 'zh-cn': '账本', es: 'Libro mayor', pt: 'Livro-razão', fr: 'Grand livre' },
  operationsPayouts: { en: 'Payouts', 'zh-cn': '提现', es: 'Retiros', pt: 'Repasses', fr: 'Versements' },
  operationsWebhooks: { en: 'Webhook events', 'zh-cn': '回调事件', es: 'Eventos webhook', pt: 'Eventos webhook', fr: 'Webhooks reçus' },
  operationsStock: { en: 'Sold out', 'zh-cn': '售罄商品', es: 'Agotados', pt: 'Esgotados', fr: 'Épuisés' },
  operationsJobs: { en: 'Failed jobs', 'zh-cn': '失败任务', es: 'Tareas fallidas', pt: 'Tarefas com falha', fr: 'Tâches échouées' },
  system: { en: 'System', 'zh-cn': '系统管理', es: 'Sistema', pt: 'Sistema', fr: 'Système' },
  systemUsers: { en: 'Users', 'zh-cn': '用户', es: 'Usuarios', pt: 'Usuários', fr: 'Utilisateurs' },
  systemRoles: { en: 'Roles', 'zh-cn': '角色', es: 'Roles', pt: 'Papéis', fr: 'Rôles' },
  systemMenus: { en: 'Menus', 'zh-cn': '菜单', es: 'Menús', pt: 'Menus', fr: 'Menus' },
  systemDepartments: { en: 'Departments', 'zh-cn': '部门', es: 'Departamentos', pt: 'Departamentos', fr: 'Services' },
  systemDictionaries: { en: 'Dictionary', 'zh-cn': '字典', es: 'Diccionario', pt: 'Dicionário', fr: 'Dictionnaire' },
  systemConfig: { en: 'Config', 'zh-cn': '系统配置', es: 'Configuración', pt: 'Configuração', fr: 'Configuration' },
  systemNotices: { en: 'Notices', 'zh-cn': '通知公告', es: 'Avisos', pt: 'Avisos', fr: 'Annonces' },
  systemLogs: { en: 'Logs', 'zh-cn': '系统日志', es: 'Registros', pt: 'Registros', fr: 'Journaux' },
  tools: { en: 'Tools', 'zh-cn': '工具', es: 'Herramientas', pt: 'Ferramentas', fr: 'Outils' },
} as const satisfies Record<string, Texts>;

/** The title that people read: that of a shipped menu in their language, any other as it is stored. */
export function menuTitle(name: string, language: keyof Texts): string {
  return (menuTitles as Readonly<Record<string, Texts>>)[name]?.[language] ?? name;
}
