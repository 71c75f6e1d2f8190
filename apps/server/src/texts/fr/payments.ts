import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'elle n’existe pas.',
  cancelled: 'elle a été annulée.',
  paid: 'elle est déjà payée.',
  not_due: 'aucun paiement n’est dû.',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restreint',
  lost: 'fermé',
  failed: 'versement échoué',
} as const;

/** Why a payout failed or came back, and what its owner does. */
export const payoutCauses = {
  account_closed: 'Le compte est fermé : reliez-en un autre ou saisissez un compte bancaire.',
  account_refused:
    'Le compte a été refusé : vérifiez ses coordonnées ou choisissez un autre compte.',
  limit_reached: 'Un plafond du compte a été atteint : essayez un montant plus petit demain.',
  provider_error:
    'Le prestataire a signalé une erreur : réessayez demain et écrivez-nous si cela se reproduit.',
  balance_insufficient:
    'Le compte de la plateforme n’était pas assez approvisionné : vous n’avez rien à faire.',
  not_claimed:
    'Le versement n’a pas été accepté à temps : acceptez le prochain chez votre prestataire.',
  came_back: 'Votre compte l’a renvoyé : demandez pourquoi à votre banque ou à votre prestataire.',
} as const;
