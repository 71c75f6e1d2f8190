import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { discrepancies as english } from '../en/discrepancies.ts';

export const discrepancies = translationOf<typeof english>()({
  tab: 'Divergências de conciliação',
  nothing: 'Sem registro',
  platform: 'A conta da plataforma',
  live: 'Real',
  test: 'Teste',
  close: 'Fechar',
  closeTitle: 'Fechar esta divergência?',
  closeLine:
    'Não movimenta dinheiro e não pode ser reaberta. Descreva a causa: a nota fica na lista.',
  note: 'Nota',
  noteNeeded: 'Escreva uma nota com pelo menos 3 caracteres',
  noneHere: 'Nenhuma neste estado.',
  closed: 'Fechada',
  discrepancy_amount: 'Valor diferente',
  discrepancy_currency: 'Moeda diferente',
  discrepancy_account: 'Conta diferente',
  discrepancy_mode: 'Teste e real misturados',
  discrepancy_not_found: 'Falta em um dos lados',
  openDiscrepancy: 'Aberta',
  closedDiscrepancy: 'Fechada',
  noDiscrepancies: 'Nenhuma divergência.',
});
