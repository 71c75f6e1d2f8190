import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { visits as english } from '../en/visits.ts';

export const visits = translationOf<typeof english>()({
  title: 'Visites',
  hint: 'Visites de personnes et commandes payées qui ont suivi, par jours UTC. Les sources sont user_source et page_source de l’adresse par laquelle la visite est arrivée.',
  range: 'Jours',
  by: 'Regrouper par',
  today: 'Aujourd’hui',
  days: '{count} jours',
  noSource: 'Sans source indiquée',
  others: 'Tous les autres',
  total: 'Total',
  none: 'Aucune visite sur cette période.',
});
