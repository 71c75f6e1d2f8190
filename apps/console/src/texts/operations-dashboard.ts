import { defineTexts } from '../lib/i18n.ts';

/** What the figures of the operators' start page mean. */
export const operationsDashboardTexts = defineTexts('operationsDashboard', {
  visitsHint: {
    en: 'Visits by people to all storefronts since midnight UTC, against yesterday until the same time of day.',
    'zh-cn': '自 UTC 零点起所有店铺的真人访问，与昨日同一时刻为止相比。',
    es: 'Visitas de personas a todas las tiendas desde las 0:00 UTC, frente a ayer hasta esta misma hora.',
    pt: 'Visitas de pessoas a todas as lojas desde 0h UTC, em comparação com ontem até esta mesma hora.',
    fr: 'Visites de personnes dans toutes les boutiques depuis minuit UTC, comparées à hier à la même heure.',
  },
  ordersHint: {
    en: 'Orders paid by buyers since midnight UTC, all stores, against yesterday until the same time of day.',
    'zh-cn': '自 UTC 零点起所有店铺买家已付款的订单，与昨日同一时刻为止相比。',
    es: 'Pedidos pagados por compradores desde las 0:00 UTC en todas las tiendas, frente a ayer hasta esta misma hora.',
    pt: 'Pedidos pagos por compradores desde 0h UTC em todas as lojas, em comparação com ontem até esta mesma hora.',
    fr: 'Commandes payées par les acheteurs depuis minuit UTC, toutes boutiques, comparées à hier à la même heure.',
  },
  goodsHint: {
    en: 'Platform price of the goods in today’s paid orders, in USD.',
    'zh-cn': '今日付款订单中商品的平台价合计（美元）。',
    es: 'Precio de plataforma de los productos de los pedidos pagados hoy, en USD.',
    pt: 'Preço da plataforma dos produtos nos pedidos pagos hoje, em USD.',
    fr: 'Prix plateforme des articles des commandes payées aujourd’hui, en USD.',
  },
  storesHint: {
    en: 'Stores that buyers can visit now.',
    'zh-cn': '买家当前可访问的店铺。',
    es: 'Tiendas que los compradores pueden visitar ahora.',
    pt: 'Lojas que os compradores podem visitar agora.',
    fr: 'Boutiques que les acheteurs peuvent visiter.',
  },
  visitsTabHint: {
    en: 'Visits by people, per UTC day.',
    'zh-cn': '每日（UTC）真人访问数。',
    es: 'Visitas de personas por día UTC.',
    pt: 'Visitas de pessoas por dia UTC.',
    fr: 'Visites de personnes par jour UTC.',
  },
  ordersTabHint: {
    en: 'Orders paid by buyers, per UTC day.',
    'zh-cn': '每日（UTC）买家付款订单数。',
    es: 'Pedidos pagados por compradores por día UTC.',
    pt: 'Pedidos pagos por compradores por dia UTC.',
    fr: 'Commandes payées par les acheteurs par jour UTC.',
  },
  soFar: {
    en: '{{day}}, so far',
    'zh-cn': '{{day}}（截至目前）',
    es: '{{day}}, hasta ahora',
    pt: '{{day}}, até agora',
    fr: '{{day}}, pour l’instant',
  },
  days14: { en: '14 days', 'zh-cn': '近 14 天', es: '14 días', pt: '14 dias', fr: '14 jours' },
  noChange: {
    en: 'nothing to compare with',
    'zh-cn': '暂无可比数据',
    es: 'sin nada con qué comparar',
    pt: 'sem base de comparação',
    fr: 'rien à comparer',
  },
  vsYesterday: {
    en: 'vs. this time yesterday',
    'zh-cn': '较昨日此时',
    es: 'frente a ayer a esta hora',
    pt: 'vs. ontem a esta hora',
    fr: 'vs hier à cette heure',
  },
  webhooks: {
    en: 'Webhook events not applied',
    'zh-cn': '未处理的回调事件',
    es: 'Eventos webhook sin aplicar',
    pt: 'Eventos webhook não aplicados',
    fr: 'Webhooks non appliqués',
  },
  failedJobs: {
    en: 'Jobs that failed for good',
    'zh-cn': '彻底失败的任务',
    es: 'Tareas fallidas del todo',
    pt: 'Tarefas que falharam de vez',
    fr: 'Tâches en échec définitif',
  },
});
