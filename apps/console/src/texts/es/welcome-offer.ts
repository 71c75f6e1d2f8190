import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { welcomeOffer as english } from '../en/welcome-offer.ts';

export const welcomeOffer = translationOf<typeof english>()({
  offerTitle: 'Oferta de bienvenida en tu primer pedido',
  offerLine:
    'Productos por menos de {free} gratis; hasta {to}, {percent} de descuento. Se descuenta al pagar; una vez por persona, cuenta de cobro, dirección y tarjeta.',
  offerAction: 'Pedir para ti',
  offerWaiting: 'La oferta de bienvenida no se puede usar',
  applies: 'Se descuenta al pagar. Una tarjeta que ya usó la oferta no la recibe de nuevo.',
  held: 'Un pago abierto usa la oferta de bienvenida. Termínalo o espera a que venza.',
  over_limit: 'La oferta de bienvenida es para productos de hasta {to}.',
  budget_spent:
    'Las ofertas de bienvenida de este mes ya se agotaron. Vuelven el primero del mes que viene.',
  linked_account_used: 'Otra tienda ya usó la oferta de bienvenida con tu cuenta de cobro.',
  address_used: 'La oferta de bienvenida ya se usó para esta dirección.',
  welcomeTitle: 'Te damos la bienvenida a {platform}',
  chatAction: 'Pedirla en el chat',
  used: 'Ya has usado la oferta de bienvenida: {given} de descuento.',
  notFirst: 'La oferta de bienvenida es para el primer pedido, y ya has hecho uno.',
  offerOff: 'La oferta de bienvenida está en pausa por ahora.',
  coursesTitle: 'Cursos exclusivos para redes sociales',
  dismiss: 'Entendido',
  welcomeMessage: 'Mensaje de bienvenida',
});
