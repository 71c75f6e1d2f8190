import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { departments as english } from '../en/departments.ts';

export const departments = translationOf<typeof english>()({
  add: 'Ajouter un service',
  edit: 'Modifier le service',
  addBelow: 'Ajouter en dessous',
  parent: 'Service supérieur',
  top: 'Niveau supérieur',
  name: 'Nom',
  code: 'Code',
  codeHint: 'Lettres, chiffres, _ et -, en commençant par une lettre ; unique.',
  sort: 'Ordre',
  isEnabled: 'Actif',
  status: 'État',
  anyStatus: 'Tous les états',
  enabled: 'Actif',
  disabled: 'Inactif',
  search: 'Nom',
  none: 'Aucun service pour l’instant.',
  empty: 'Aucun service ne correspond.',
  line: 'Les rôles peuvent limiter ce que voient leurs utilisateurs à un service, avec ou sans ceux qui en dépendent.',
  removeSeveral: 'Supprimer {count} services ?',
  hint: 'Les services qui en dépendent sont supprimés aussi. Leurs utilisateurs doivent d’abord être déplacés.',
});
