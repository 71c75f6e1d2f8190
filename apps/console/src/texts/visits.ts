import { defineTexts } from '../lib/i18n.ts';

/** Where visits came from, for operators. */
export const visitTexts = defineTexts('visits', {
  title: { en: 'Visits', 'zh-cn': '访问来源', es: 'Visitas', pt: 'Visitas', fr: 'Visites' },
  hint: {
    en: 'Visits by people and the paid orders that followed, on UTC days. The sources are user_source and page_source of the address with which a visit came.',
    'zh-cn': '真人访问及其带来的已付款订单，按 UTC 日期统计。来源取自访问地址中的 user_source 和 page_source。',
    es: 'Visitas de personas y los pedidos pagados que siguieron, por días UTC. Los orígenes son user_source y page_source de la dirección con la que llegó la visita.',
    pt: 'Visitas de pessoas e os pedidos pagos que se seguiram, por dias UTC. As origens são user_source e page_source do endereço pelo qual a visita chegou.',
    fr: 'Visites de personnes et commandes payées qui ont suivi, par jours UTC. Les sources sont user_source et page_source de l’adresse par laquelle la visite est arrivée.',
  },
  range: { en: 'Days', 'zh-cn': '时间范围', es: 'Días', pt: 'Dias', fr: 'Jours' },
  by: { en: 'Group by', 'zh-cn': '分组方式', es: 'Agrupar por', pt: 'Agrupar por', fr: 'Regrouper par' },
  today: { en: 'Today', 'zh-cn': '今天', es: 'Hoy', pt: 'Hoje', fr: 'Aujourd’hui' },
  days: { en: '{{count}} days', 'zh-cn': '近 {{count}} 天', es: '{{count}} días', pt: '{{count}} dias', fr: '{{count}} jours' },
  noSource: {
    en: 'No source given',
    'zh-cn': '未注明来源',
    es: 'Sin origen indicado',
    pt: 'Sem origem indicada',
    fr: 'Sans source indiquée',
  },
  others: { en: 'All others', 'zh-cn': '其他', es: 'Todos los demás', pt: 'Todos os demais', fr: 'Tous les autres' },
  total: { en: 'Total', 'zh-cn': '合计', es: 'Total', pt: 'Total', fr: 'Total' },
  none: {
    en: 'No visits in these days.',
    'zh-cn': '这段时间没有访问。',
    es: 'No hubo visitas en estos días.',
    pt: 'Não houve visitas nestes dias.',
    fr: 'Aucune visite pendant ces jours.',
  },
});
