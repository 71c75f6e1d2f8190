import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { payouts as english } from '../en/payouts.ts';

export const payouts = translationOf<typeof english>()({
  title: 'Versement',
  open: 'Versement de {amount} : détails',
  destination: 'Destination',
  askedBy: 'Demandé par',
  owner: 'Vous',
  schedule: 'Votre calendrier',
  operator: 'La plateforme',
  number: 'Numéro',
  steps: 'Étapes',
  requested: 'Demandé et réservé sur votre solde',
  sent: 'Envoyé à la banque',
  paid: 'Arrivé sur votre compte',
  failed: 'Revenu à votre solde',
  toSend: 'Ensuite : envoi à la banque',
  toArrive: 'Arrivée sur votre compte',
  by: 'le {date} au plus tard',
  unknown:
    'La banque n’a pas encore répondu. Nous vérifions toutes les 30 secondes ; rien n’est envoyé deux fois.',
  statement: 'Relevé',
  pdf: 'PDF, à imprimer ou envoyer',
  csv: 'CSV, pour un tableur',
  changeAccount: 'Compte de paiement',
  returned: 'Revenu à votre solde',
  waiting: 'La plateforme approvisionne son compte. Il repart tout seul.',
});
