import { defineTexts } from '../lib/i18n.ts';

/** Where a provider's word or book does not fit ours, and what an operator answers to it. */
export const breakTexts = defineTexts('breaks', {
  tab: {
    en: 'Reconciliation breaks',
    'zh-cn': '对账差异',
    es: 'Diferencias de conciliación',
    pt: 'Divergências de conciliação',
    fr: 'Écarts de rapprochement',
  },
  nothing: { en: 'Nothing', 'zh-cn': '无记录', es: 'Nada', pt: 'Nada', fr: 'Rien' },
  platform: {
    en: 'The platform’s account',
    'zh-cn': '平台账户',
    es: 'La cuenta de la plataforma',
    pt: 'A conta da plataforma',
    fr: 'Le compte de la plateforme',
  },
  live: { en: 'Live', 'zh-cn': '正式环境', es: 'Real', pt: 'Real', fr: 'Réel' },
  test: { en: 'Test', 'zh-cn': '测试环境', es: 'Prueba', pt: 'Teste', fr: 'Test' },
  close: { en: 'Close', 'zh-cn': '关闭', es: 'Cerrar', pt: 'Fechar', fr: 'Clore' },
  closeTitle: {
    en: 'Close this break?',
    'zh-cn': '关闭这条差异？',
    es: '¿Cerrar esta diferencia?',
    pt: 'Fechar esta divergência?',
    fr: 'Clore cet écart ?',
  },
  closeLine: {
    en: 'It moves no money and cannot be opened again. Say what it was: the note stays in the list.',
    'zh-cn': '此操作不会变动资金，也无法重新打开。请写明原因，备注会保留在列表中。',
    es: 'No mueve dinero y no puede volver a abrirse. Di qué era: la nota queda en la lista.',
    pt: 'Não movimenta dinheiro e não pode ser reaberta. Diga o que era: a nota fica na lista.',
    fr: 'Aucun argent ne bouge, et l’écart ne se rouvre pas. Dites ce que c’était : la note reste dans la liste.',
  },
  note: { en: 'Note', 'zh-cn': '备注', es: 'Nota', pt: 'Nota', fr: 'Note' },
  noteNeeded: {
    en: 'Please write a note of at least 3 letters',
    'zh-cn': '请填写备注，至少 3 个字',
    es: 'Escribe una nota de al menos 3 letras',
    pt: 'Escreva uma nota com pelo menos 3 letras',
    fr: 'Écrivez une note d’au moins 3 lettres',
  },
  noneHere: {
    en: 'None in this state.',
    'zh-cn': '没有处于此状态的差异。',
    es: 'Ninguna en este estado.',
    pt: 'Nenhuma neste estado.',
    fr: 'Aucun écart dans cet état.',
  },
  closed: { en: 'Closed', 'zh-cn': '已关闭', es: 'Cerrada', pt: 'Fechada', fr: 'Écart clos' },
});
