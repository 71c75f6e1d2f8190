import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productConflict as english } from '../en/product-conflict.ts';

export const productConflict = translationOf<typeof english>()({
  title: '{name} a enregistré ce produit pendant que vous le modifiiez',
  line_one:
    'Vous avez tous deux modifié 1 champ ; choisissez ce qui reste. Rien n’est perdu : l’autre valeur va dans l’historique.',
  line_other:
    'Vous avez tous deux modifié {count} champs ; choisissez ce qui reste. Rien n’est perdu : l’autre valeur va dans l’historique.',
  field: 'Champ',
  before: 'Avant',
  mine: 'Le vôtre',
  theirs: '{name}, enregistré',
  takeMine: 'Garder tous les miens',
  takeTheirs: 'Garder tous les siens',
  join: 'Réunir les deux textes à la main',
  joined: 'Les deux textes, réunis à la main',
  others:
    'Les modifications indépendantes sont toutes gardées : {mine} de vous, {theirs} de {name}.',
  show: 'Les afficher',
  hide: 'Les masquer',
  counts: 'Vous {mine}, {name} {theirs}',
  goOn: 'Continuer la modification',
  save_one: 'Enregistrer le choix',
  save_other: 'Enregistrer les {count} choix',
  platform: 'La plateforme',
  keys: 'Touches : 1 le vôtre, 2 le sien, flèches entre les champs, Échap continue la modification.',
});
