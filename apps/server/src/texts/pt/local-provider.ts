import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/local-provider.ts';

export const localProvider = translationOf<typeof english.localProvider>()({
  title: 'Entrada de demonstração',
  explanation:
    'Não há chaves de {provider} configuradas, então esta página fica no lugar dele. Escolha quem você é.',
  verified: 'e-mail confirmado',
  unverified: 'e-mail não confirmado',
  cancel: 'Cancelar',
});
