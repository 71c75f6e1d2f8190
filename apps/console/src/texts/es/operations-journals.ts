import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  accounts as accountsEnglish,
  journalKinds as journalKindsEnglish,
  journalSources as journalSourcesEnglish,
} from '../en/operations-journals.ts';

export const journalKinds = translationOf<typeof journalKindsEnglish>()({
  buyer_capture: 'Pago del comprador',
  seller_capture: 'Pago del propietario',
  late_capture: 'Pago tardío, se devuelve',
  refund: 'Reembolso enviado',
  provider_fee: 'Comisión de un proveedor',
  refund_failed: 'Reembolso devuelto',
  matured: 'Ganancias ya disponibles',
  sale_reversed: 'Venta revertida',
  seller_reversed: 'Pago del propietario revertido',
  payout_reserved: 'Retiro iniciado',
  payout_paid: 'Retiro recibido',
  payout_returned: 'Retiro devuelto',
  payout_reversed: 'Retiro pagado que volvió',
  dispute_taken: 'Disputa: dinero retenido',
  dispute_returned: 'Disputa: dinero devuelto',
  dispute_held: 'Disputa: ganancias retenidas',
  dispute_released: 'Disputa: ganancias liberadas',
  dispute_lost: 'Disputa perdida',
  dispute_undone: 'Pérdida de disputa revertida',
  difference_settled: 'Diferencia saldada',
});

export const accounts = translationOf<typeof accountsEnglish>()({
  owner_pending: 'Debido al propietario, pendiente',
  owner_available: 'Debido al propietario, disponible',
  owner_in_transit: 'Debido al propietario, en camino',
  provider_clearing: 'En poder del proveedor',
  platform_goods: 'Mercancía vendida',
  platform_shipping: 'Envío cobrado',
  platform_fees: 'Comisiones cobradas',
  fee_differences: 'Diferencias con lo previsto',
  platform_promotions: 'Ofertas a nuestro cargo',
  tax_payable: 'Impuestos por pagar',
  refunds_payable: 'Reembolsos por pagar',
  disputed_funds: 'Fondos en disputa',
  dispute_fees: 'Comisiones por disputas',
  exchange: 'Cambio de moneda',
  differences: 'Diferencias saldadas',
});

export const journalSources = translationOf<typeof journalSourcesEnglish>()({
  order: 'Pedido',
  payment: 'Pago',
  refund: 'Reembolso',
  payout: 'Retiro',
  dispute: 'Disputa',
  settlement: 'Resolución',
});
