import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/local-provider.ts';

export const localProvider = translationOf<typeof english.localProvider>()({
  title: 'Connexion de démonstration',
  explanation:
    'Aucune clé {provider} n’est configurée : cette page le remplace. Choisissez qui vous êtes.',
  verified: 'e-mail confirmé',
  unverified: 'e-mail non confirmé',
  cancel: 'Annuler',
});
