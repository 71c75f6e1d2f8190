import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { online as english } from '../en/online.ts';

export const online = translationOf<typeof english>()({
  title: 'Utilisateurs en ligne',
  line: 'Sessions ouvertes sur tous les appareils.',
  onlineCount: '{count} en ligne actuellement.',
  search: 'Nom ou e-mail',
  none: 'Personne n’est connecté.',
  noneFound: 'Aucune session ne correspond.',
  person: 'Personne',
  state: 'État',
  anyState: 'Tous les états',
  connected: 'En ligne',
  away: 'Absent',
  tabs: 'Onglets ouverts',
  device: 'Appareil',
  thisDevice: 'Cet appareil',
  address: 'Réseau',
  signedInAt: 'Connexion',
  lastSeenAt: 'Dernière activité',
  end: 'Déconnecter',
  endTitle: 'Déconnecter {name} ?',
  endLine:
    'Les onglets ouverts sur cet appareil passent aussitôt à la page de connexion. Les saisies non enregistrées sont perdues.',
  ended: 'Utilisateur déconnecté.',
});
