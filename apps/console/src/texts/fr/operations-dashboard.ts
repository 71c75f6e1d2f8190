import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operationsDashboard as english } from '../en/operations-dashboard.ts';

export const operationsDashboard = translationOf<typeof english>()({
  visitsHint:
    'Visites de personnes dans toutes les boutiques depuis minuit UTC, comparées à hier à la même heure.',
  ordersHint:
    'Commandes payées par les acheteurs depuis minuit UTC, toutes boutiques, comparées à hier à la même heure.',
  goodsHint: 'Prix plateforme des articles des commandes payées aujourd’hui, en USD.',
  storesHint: 'Boutiques que les acheteurs peuvent visiter.',
  ordersTabHint: 'Commandes payées par les acheteurs par jour UTC.',
  soFar: '{day}, pour l’instant',
  noChange: 'rien à comparer',
  vsYesterday: 'vs hier à cette heure',
});
