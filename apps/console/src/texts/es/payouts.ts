import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { payouts as english } from '../en/payouts.ts';

export const payouts = translationOf<typeof english>()({
  title: 'Retiro',
  open: 'Retiro de {amount}: detalles',
  destination: 'Va a',
  askedBy: 'Solicitado por',
  owner: 'Tú',
  schedule: 'Tu calendario',
  operator: 'La plataforma',
  number: 'Número',
  steps: 'Pasos',
  requested: 'Solicitado y reservado en tu saldo',
  sent: 'Enviado al banco',
  paid: 'Llegó a tu cuenta',
  failed: 'Devuelto a tu saldo',
  toSend: 'Después se envía al banco',
  toArrive: 'Llega a tu cuenta',
  by: 'el {date} a más tardar',
  unknown: 'El banco aún no ha respondido. Consultamos cada 30 segundos; nada se envía dos veces.',
  statement: 'Extracto',
  pdf: 'PDF, para imprimir o enviar',
  csv: 'CSV, para una hoja de cálculo',
  changeAccount: 'Cuenta de cobro',
  returned: 'Volvió a tu saldo',
  waiting: 'La plataforma está recargando su cuenta. Se reenvía solo.',
});
