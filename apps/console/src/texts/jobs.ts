import { defineTexts } from '../lib/i18n.ts';

/** What did not come through by itself: failed jobs, events without an effect. */
export const jobTexts = defineTexts('jobs', {
  title: { en: 'Failed jobs', 'zh-cn': '失败任务', es: 'Tareas fallidas', pt: 'Tarefas com falha', fr: 'Tâches échouées' },
  line: {
    en: 'Jobs that failed ten times and wait for you. Repair the cause, then try again: each is safe to run twice.',
    'zh-cn': '失败十次、等待处理的任务。排除原因后可重试，重复执行是安全的。',
    es: 'Tareas que fallaron diez veces y te esperan. Arregla la causa y reinténtalo: repetirlas no hace daño.',
    pt: 'Tarefas que falharam dez vezes e aguardam você. Corrija a causa e tente de novo: repeti-las é seguro.',
    fr: 'Tâches échouées dix fois, qui vous attendent. Réparez la cause puis réessayez : les relancer est sans risque.',
  },
  job: { en: 'Job', 'zh-cn': '任务', es: 'Tarea', pt: 'Tarefa', fr: 'Tâche' },
  carries: { en: 'For', 'zh-cn': '数据', es: 'Datos', pt: 'Dados', fr: 'Données' },
  error: { en: 'What stood in its way', 'zh-cn': '失败原因', es: 'Qué lo impidió', pt: 'O que impediu', fr: 'Ce qui l’a empêchée' },
  attempts: { en: 'Attempts', 'zh-cn': '次数', es: 'Intentos', pt: 'Tentativas', fr: 'Essais' },
  failedAt: { en: 'Failed', 'zh-cn': '失败时间', es: 'Falló', pt: 'Falhou em', fr: 'Échouée' },
  retry: { en: 'Try again', 'zh-cn': '重试', es: 'Reintentar', pt: 'Tentar de novo', fr: 'Réessayer' },
  retryChosen: {
    en: 'Try chosen again ({{count}})',
    'zh-cn': '重试所选（{{count}}）',
    es: 'Reintentar elegidas ({{count}})',
    pt: 'Tentar escolhidas ({{count}})',
    fr: 'Réessayer la sélection ({{count}})',
  },
  retried_one: {
    en: '{{count}} job is tried again',
    'zh-cn': '正在重试 {{count}} 个任务',
    es: 'Se reintenta {{count}} tarea',
    pt: '{{count}} tarefa em nova tentativa',
    fr: '{{count}} tâche relancée',
  },
  retried_other: {
    en: '{{count}} jobs are tried again',
    'zh-cn': '正在重试 {{count}} 个任务',
    es: 'Se reintentan {{count}} tareas',
    pt: '{{count}} tarefas em nova tentativa',
    fr: '{{count}} tâches relancées',
  },
  none: {
    en: 'Every job came through.',
    'zh-cn': '所有任务均已完成。',
    es: 'Todas las tareas se completaron.',
    pt: 'Todas as tarefas foram concluídas.',
    fr: 'Toutes les tâches ont abouti.',
  },
  replay: { en: 'Apply now', 'zh-cn': '立即处理', es: 'Aplicar ahora', pt: 'Aplicar agora', fr: 'Appliquer' },
  replayed: { en: 'Applied', 'zh-cn': '已处理', es: 'Aplicado', pt: 'Aplicado', fr: 'Appliqué' },
});
