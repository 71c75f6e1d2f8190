import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { sales as english } from '../en/sales.ts';

export const sales = translationOf<typeof english>()({
  sales: 'Ventes',
  balance: 'Solde',
  view: 'Ce qui est affiché',
  noSales: 'Aucune commande payée pour l’instant.',
  paidToYou: 'Payé sur votre compte',
  sold: 'Vendu pour',
  cost: 'Coût',
  toPay: 'À payer :',
  allPaid: 'Tout est payé à la plateforme',
  keptByPlatform: 'Articles, livraison et frais',
  profit: 'Votre bénéfice',
  profitHint: 'Après remboursements',
  platformSale: 'Vendu {sold}, coût {cost}',
  directSale: '{sold} payés sur votre compte, {due} réglés à la plateforme',
  directSaleDue: '{sold} payés sur votre compte, {due} à régler',
  until: 'jusqu’à {time}',
  since: 'depuis {time}',
  byVisit: 'selon l’heure de visite',
  allTimes: 'Retirer ce filtre',
  newestSales: 'les {count} commandes les plus récentes',
  units_one: '{count} article',
  units_other: '{count} articles',
  fromVisits_one: 'issue de {count} visite',
  fromVisits_other: 'issues de {count} visites',
});
