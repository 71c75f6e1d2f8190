import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { orderDisputes as english } from '../en/order-disputes.ts';

export const orderDisputes = translationOf<typeof english>()({
  openTitle: 'El comprador ha reclamado este pago.',
  lostTitle: 'La disputa se perdió.',
  held: 'Tus {amount} de este pedido están retenidos.',
  open_platform:
    'Respondemos al banco con la prueba de entrega y te contamos qué decide, normalmente en menos de tres meses. No tienes que hacer nada. Hasta entonces no se puede reembolsar nada.',
  open_direct:
    'El banco ha retirado el dinero de tu cuenta en el proveedor de pagos. Respondemos con la prueba de entrega y te contamos qué decide, normalmente en menos de tres meses. Hasta entonces no se puede reembolsar nada.',
  lost_platform:
    'El comprador recuperó el dinero. Se te ha descontado el margen de este pedido; nosotros asumimos los productos, el envío y la comisión.',
  lost_direct:
    'El comprador recuperó el dinero de tu cuenta en el proveedor de pagos. Lo que pagaste por el pedido no se devuelve.',
});
