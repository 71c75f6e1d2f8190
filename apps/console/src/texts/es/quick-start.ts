import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { quickStart as english } from '../en/quick-start.ts';

export const quickStart = translationOf<typeof english>()({
  quickStart: 'Primeros pasos',
  stepsLeft_one: 'Falta {count} paso',
  stepsLeft_other: 'Faltan {count} pasos',
  'create-store': 'Crear la tienda',
  'create-store-line': 'Un nombre que te guste y una imagen',
  'missing-picture': 'Nombre guardado. Falta una imagen.',
  'missing-name': 'Imagen guardada. Falta el nombre.',
  'set-up-payment': 'Configurar el cobro',
  'set-up-payment-line': 'Adónde van tus ganancias',
  'adjust-prices': 'Ajustar precios',
  'adjust-prices-line': 'Cuánto ganas en cada uno',
  'create-store-done': 'Nombre e imagen puestos',
  'set-up-payment-done': 'Cuenta vinculada',
  'adjust-prices-done': 'Precios ajustados',
  'promote-and-share-done': 'Primer clic contado',
  later: 'Más tarde',
  'promote-and-share': 'Promocionar y compartir',
  'promote-and-share-line': 'Listo con el primer clic',
});
