import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  accounts as accountsEnglish,
  journalKinds as journalKindsEnglish,
  journalSources as journalSourcesEnglish,
} from '../en/operations-journals.ts';

export const journalKinds = translationOf<typeof journalKindsEnglish>()({
  buyer_capture: 'Paiement de l’acheteur',
  seller_capture: 'Paiement du propriétaire',
  late_capture: 'Paiement tardif, à rendre',
  refund: 'Remboursement envoyé',
  provider_fee: 'Frais d’un prestataire',
  refund_failed: 'Remboursement revenu',
  matured: 'Gains devenus disponibles',
  sale_reversed: 'Vente annulée',
  seller_reversed: 'Paiement du propriétaire annulé',
  payout_reserved: 'Versement lancé',
  payout_paid: 'Versement arrivé',
  payout_returned: 'Versement retourné',
  payout_reversed: 'Versement payé puis revenu',
  dispute_taken: 'Litige : fonds prélevés',
  dispute_returned: 'Litige : fonds rendus',
  dispute_held: 'Litige : gains bloqués',
  dispute_released: 'Litige : gains débloqués',
  dispute_lost: 'Litige perdu',
  dispute_undone: 'Perte de litige annulée',
  difference_settled: 'Écart régularisé',
});

export const accounts = translationOf<typeof accountsEnglish>()({
  owner_pending: 'Dû au propriétaire, en attente',
  owner_available: 'Dû au propriétaire, disponible',
  owner_in_transit: 'Dû au propriétaire, en route',
  provider_clearing: 'Détenu par le prestataire',
  platform_goods: 'Marchandises vendues',
  platform_shipping: 'Livraison facturée',
  platform_fees: 'Frais facturés',
  fee_differences: 'Écarts avec les frais prévus',
  platform_promotions: 'Offres à notre charge',
  tax_payable: 'Taxes dues',
  refunds_payable: 'Remboursements dus',
  disputed_funds: 'Fonds en litige',
  dispute_fees: 'Frais de litige',
  exchange: 'Change',
  differences: 'Écarts régularisés',
});

export const journalSources = translationOf<typeof journalSourcesEnglish>()({
  order: 'Commande',
  payment: 'Paiement',
  refund: 'Remboursement',
  payout: 'Versement',
  dispute: 'Litige',
  settlement: 'Régularisation',
});
