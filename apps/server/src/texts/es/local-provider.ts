import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/local-provider.ts';

export const localProvider = translationOf<typeof english.localProvider>()({
  title: 'Acceso de demostración',
  explanation:
    'No hay claves de {provider} configuradas, así que esta página ocupa su lugar. Elige quién eres.',
  verified: 'correo confirmado',
  unverified: 'correo sin confirmar',
  cancel: 'Cancelar',
});
