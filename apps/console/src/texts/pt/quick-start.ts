import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { quickStart as english } from '../en/quick-start.ts';

export const quickStart = translationOf<typeof english>()({
  quickStart: 'Primeiros passos',
  stepsLeft_one: 'Falta {count} passo',
  stepsLeft_other: 'Faltam {count} passos',
  'create-store': 'Criar a loja',
  'create-store-line': 'Um nome de que você goste e uma imagem',
  'missing-picture': 'Nome salvo. Falta uma imagem.',
  'missing-name': 'Imagem salva. Falta o nome.',
  'set-up-payment': 'Configurar repasse',
  'set-up-payment-line': 'Para onde vão os ganhos',
  'adjust-prices': 'Ajustar preços',
  'adjust-prices-line': 'Quanto ganha em cada um',
  'create-store-done': 'Nome e imagem definidos',
  'set-up-payment-done': 'Conta vinculada',
  'adjust-prices-done': 'Preços ajustados',
  'promote-and-share-done': 'Primeiro clique contado',
  later: 'Mais tarde',
  'promote-and-share': 'Divulgar e compartilhar',
  'promote-and-share-line': 'Feito no primeiro clique',
});
