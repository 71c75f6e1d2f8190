import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  ownRefunds as ownRefundsEnglish,
  refundDecisions as refundDecisionsEnglish,
  refunds as refundsEnglish,
} from '../en/refunds.ts';

export const refunds = translationOf<typeof refundsEnglish>()({
  money: 'Paiement',
  paid_buyer: 'Payé par l’acheteur',
  paid_seller: 'Payé par le propriétaire',
  returned: 'Remboursé',
  left: 'Reste',
  refund: 'Rembourser',
  titleOf: 'Rembourser la commande {number}',
  goes_buyer:
    'L’argent revient à l’acheteur par le même moyen. Le gain du propriétaire est repris en proportion.',
  goes_seller: 'L’argent revient au propriétaire par le même moyen : carte ou gains.',
  cancels:
    'Rien n’a encore été expédié : tout rembourser annule la commande, et l’acheteur est remboursé aussi.',
  what: 'Ce qui est remboursé',
  whole: 'Tout le reste',
  lines: 'Articles',
  amount: 'Un montant',
  unitsOf: '{left} sur {all} remboursables · {each} l’unité',
  allUnits: 'Plus rien à expédier : les frais de port sont remboursés aussi.',
  areBack: 'Les articles expédiés sont revenus à l’entrepôt',
  note: 'Motif, pour le dossier',
  noteNeeded: 'Saisissez un motif d’au moins 3 caractères',
  giveBack: 'Rembourser {amount}',
  tooMuch: 'Il reste au plus {left}',
  done: 'Remboursement envoyé',
  doneOf: '{number} : {amount} en cours de remboursement',
  state_due: 'En cours',
  state_unknown: 'Attend le prestataire',
  state_done: 'Remboursé',
  state_failed: 'Refusé',
  reason_late: 'Paiement tardif',
  reason_cancelled: 'Commande annulée',
  reason_operator: 'Par un opérateur',
  reason_owner: 'Par le vendeur',
  reason_buyer: 'Annulé par l’acheteur',
  reason_provider: 'Chez le prestataire de paiement',
  reason_uncaptured: 'Part non encaissée',
  to_buyer: 'à l’acheteur',
  to_seller: 'au propriétaire',
  retry: 'Redemander',
});

export const ownRefunds = translationOf<typeof ownRefundsEnglish>()({
  refundBuyer: 'Rembourser l’acheteur',
  goes: 'L’argent revient à l’acheteur depuis votre compte de paiement, par le moyen utilisé.',
  willCancel:
    'Vous n’avez pas encore payé cette commande : elle est annulée et vous ne devez rien.',
  willClose:
    'La commande est close et le reste ne part plus. Ce que vous avez payé à la plateforme n’est pas rendu pour autant : demandez-le ensuite.',
  willGoOn: 'La commande suit son cours : tout ce qui reste sera expédié.',
  willOweLess: 'Ces articles ne partent pas, et vous ne devez plus leur prix à la plateforme.',
  willStay:
    'Ce qui n’est pas encore parti ne part plus. Ce que vous avez payé pour cela n’est pas rendu pour autant : demandez-le ensuite.',
  note: 'Motif, pour vos dossiers',
  notePlaceholder: 'Par exemple : arrivé cassé',
  ask: 'Demander un remboursement',
  askOwn: 'Demander le remboursement de votre paiement',
  askTitle: 'Demander un remboursement : {number}',
  askLineBuyer:
    'La plateforme a encaissé l’argent de l’acheteur : les opérateurs le rendent. Votre gain est repris en proportion.',
  askLineSeller:
    'Les opérateurs examinent ce que vous avez payé à la plateforme pour cette commande et le rendent par le même moyen.',
  askReason: 'Que faut-il rendre, et pourquoi ?',
  askPlaceholder: 'Une des deux lampes est arrivée cassée',
  askSend: 'Envoyer la demande',
  asked: 'Demande envoyée',
  request_open: 'Vous avez demandé un remboursement. Les opérateurs répondront.',
  request_granted: 'Le remboursement demandé a été effectué.',
  request_declined: 'Les opérateurs ont refusé le remboursement demandé.',
  answer: 'Réponse : {answer}',
});

export const refundDecisions = translationOf<typeof refundDecisionsEnglish>()({
  asked: 'Le propriétaire demande un remboursement',
  granted: 'La demande du propriétaire a été acceptée',
  declinedOf:
    'La demande de remboursement de {number} est refusée ; le propriétaire reçoit un e-mail',
  declined: 'La demande du propriétaire a été refusée',
  decline: 'Refuser',
  declineTitle: 'Refuser le remboursement de {number}',
  declineLine: 'Aucun argent ne bouge. Le propriétaire est prévenu par e-mail et sur la commande.',
  cancelOrder: 'Annuler la commande',
  cancelRest: 'Annuler le reste',
  cancelTitle: 'Annuler la commande {number}',
  cancelRestTitle: 'Annuler le reste de la commande {number}',
  cancelWholeLine: 'Rien n’est parti : la commande prend fin et ses articles retournent en stock.',
  cancelRestLine_one:
    '{count} article n’est pas parti et ne partira pas. Ce qui est expédié reste tel quel.',
  cancelRestLine_other:
    '{count} articles ne sont pas partis et ne partiront pas. Ce qui est expédié reste tel quel.',
  back_buyer: 'Rendu à l’acheteur',
  back_seller: 'Rendu au propriétaire',
  nothingBack: 'Personne n’a payé pour cela : rien n’est remboursé.',
  cancelledWhole: '{number} est annulée',
  cancelledRest: 'Unités de {number} annulées : {count}',
  keepOrder: 'Garder la commande',
});
