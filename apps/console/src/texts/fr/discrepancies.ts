import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { discrepancies as english } from '../en/discrepancies.ts';

export const discrepancies = translationOf<typeof english>()({
  tab: 'Écarts de rapprochement',
  nothing: 'Aucune trace',
  platform: 'Le compte de la plateforme',
  live: 'Réel',
  test: 'Test',
  close: 'Clore',
  closeTitle: 'Clore cet écart ?',
  closeLine:
    'Aucun argent ne bouge, et l’écart ne se rouvre pas. Décrivez la cause : la note reste dans la liste.',
  note: 'Note',
  noteNeeded: 'Écrivez une note d’au moins 3 caractères',
  noneHere: 'Aucun écart dans cet état.',
  closed: 'Écart clos',
  discrepancy_amount: 'Montant différent',
  discrepancy_currency: 'Devise différente',
  discrepancy_account: 'Compte différent',
  discrepancy_mode: 'Test et réel mélangés',
  discrepancy_not_found: 'Absent d’un côté',
  openDiscrepancy: 'Ouvert',
  closedDiscrepancy: 'Clos',
  noDiscrepancies: 'Aucun écart.',
});
