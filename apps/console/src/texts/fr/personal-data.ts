import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { personalData as english } from '../en/personal-data.ts';

export const personalData = translationOf<typeof english>()({
  title: 'Données et confidentialité',
  link: 'Données et confidentialité',
  linkLine:
    'Consultez ce qui est conservé sur vous, téléchargez-en une copie ou supprimez votre compte.',
  exportTitle: 'Télécharger vos données',
  exportLine:
    'Un fichier ZIP avec tout ce qui est conservé sur vous et votre boutique : compte, e-mails, images, prix, commandes, paiements et gains. Les noms et adresses de vos acheteurs n’y figurent pas.',
  exportAsk: 'Demander une copie',
  exportProof: 'La copie contient des données privées. Confirmez que c’est bien vous.',
  exportPreparing:
    'Votre copie est en préparation. Vous pouvez quitter cette page : nous vous écrirons quand elle sera prête.',
  exportReady: 'Votre copie est disponible jusqu’au {until}.',
  exportSize: 'Taille : {size}',
  exportFailed: 'Votre copie n’a pas pu être préparée. Demandez-la de nouveau.',
  exportDownload: 'Télécharger',
  exportDownloadProof: 'Confirmez que c’est bien vous pour télécharger vos données.',
  exportAgain: 'Demander une nouvelle copie',
  exportAsked: 'Votre copie est en préparation. Nous vous écrirons quand elle sera prête.',
  deleteTitle: 'Supprimer votre compte',
  deleteLine:
    'Votre compte est supprimé {days} jours après votre demande. D’ici là, vous pouvez vous connecter et le garder.',
  deleteStore:
    'Votre boutique ferme aussitôt aux acheteurs. Après {days} jours, son adresse indique que la boutique a fermé, et personne d’autre ne peut l’utiliser.',
  deleteErased:
    'Effacés : votre profil, vos connexions, e-mails, images, textes et compte de paiement.',
  deleteKept:
    'Conservés sans votre nom, car le droit fiscal et comptable l’exige : commandes, paiements, virements et comptabilité.',
  deleteWait: 'Vous pourrez ensuite vous réinscrire avec la même adresse e-mail.',
  deleteAction: 'Supprimer le compte',
  deleteConfirm: 'Pour confirmer, saisissez l’adresse e-mail de votre compte : {email}',
  deleteEmail: 'E-mail',
  deleteEmailWrong: 'Saisissez l’adresse e-mail de votre compte',
  deleteEmailRequired: 'Saisissez votre e-mail',
  deleteProof:
    'Dernière étape : confirmez que c’est bien vous. Tous les autres appareils seront déconnectés.',
  deleteAsked: 'Votre compte sera supprimé. Nous vous avons envoyé un e-mail.',
  next: 'Suivant',
  cancel: 'Annuler',
  waitingTitle: 'Votre compte sera supprimé le {day}',
  waitingLine:
    'Votre boutique est fermée aux acheteurs. Si vous changez d’avis, gardez votre compte : tout reste comme avant.',
  waitingHeldUp: 'La suppression attend que ceci soit réglé :',
  keep: 'Garder mon compte',
  kept: 'Votre compte est conservé',
  blockedLine: 'Réglez d’abord ceci, puis vous pourrez supprimer votre compte :',
  'block-orders_one': '{count} commande est encore en cours.',
  'block-orders_other': '{count} commandes sont encore en cours.',
  'block-balance': '{amount} de vos gains n’ont pas été versés.',
  'block-debt': 'Vous devez {amount} à la plateforme.',
  'block-payout': 'Un virement de {amount} est en route.',
  'block-refunds_one': '{count} remboursement n’est pas terminé.',
  'block-refunds_other': '{count} remboursements ne sont pas terminés.',
  'block-returns_one': '{count} demande d’acheteur n’est pas terminée.',
  'block-returns_other': '{count} demandes d’acheteurs ne sont pas terminées.',
  'block-last-root':
    'C’est le dernier compte administrateur avec tous les droits. Donnez d’abord ces droits à un autre compte.',
  seeOrders: 'Voir les commandes',
  seeReturns: 'Voir les retours',
  seeEarnings: 'Voir les gains',
  storedTitle: 'Ce qui est conservé',
  storedLine:
    'Chaque type de donnée sur vous et votre boutique : à quoi il sert, combien de temps il est conservé et ce qu’il devient si vous supprimez votre compte.',
  days_one: 'Conservé {count} jour',
  days_other: 'Conservé {count} jours',
  withAccount: 'Tant que votre compte existe',
  erased: 'Effacé à la suppression',
  pseudonymised: 'Conservé sans votre nom',
  keptAfter: 'Conservé ensuite',
  language: 'Langue',
  editLanguage: 'Modifier la langue',
  'kind-profile': 'Profil',
  'why-profile': 'Nom, adresse e-mail, image et langue : pour nous adresser à vous et vous écrire.',
  'kind-sign-in': 'Moyens de connexion',
  'why-sign-in':
    'Mot de passe et validation en deux étapes, conservés de façon illisible, et comptes sociaux liés : pour que vous seul puissiez entrer.',
  'kind-sessions': 'Appareils',
  'why-sessions':
    'Navigateur et réseau de chaque connexion : pour vous garder connecté et vous montrer où.',
  'kind-attempts': 'Tentatives de connexion et codes',
  'why-attempts': 'Réseau et heure : pour arrêter ceux qui devinent des mots de passe.',
  'kind-security': 'Activité de sécurité',
  'why-security':
    'Modifications de votre connexion, avec le réseau : pour vous montrer si quelqu’un d’autre les a faites.',
  'kind-operations': 'Opérations',
  'why-operations':
    'Ce que vous avez fait, d’où et avec quel navigateur : pour savoir qui a modifié quoi et repérer les connexions qui ne sont pas les vôtres.',
  'kind-emails': 'E-mails que nous vous envoyons',
  'why-emails': 'Leur contenu jusqu’à une semaine après l’envoi : pour répondre aux questions.',
  'kind-pictures': 'Images',
  'why-pictures': 'Ce que vous avez importé : pour l’afficher dans votre compte et votre boutique.',
  'kind-requests': 'Réponses aux demandes répétées',
  'why-requests':
    'Conservées chiffrées : pour qu’un paiement envoyé deux fois n’ait lieu qu’une fois.',
  'kind-exports': 'Copies de vos données',
  'why-exports': 'L’archive que vous avez demandée : pour que vous puissiez la télécharger.',
  'kind-notices': 'Annonces',
  'why-notices': 'Les annonces que vous avez reçues et lues.',
  'kind-store': 'Profil de la boutique',
  'why-store': 'Nom, textes, images et liens de votre boutique : pour la montrer aux acheteurs.',
  'kind-address': 'Adresses de la boutique',
  'why-address':
    'L’actuelle et les anciennes : elles restent réservées, pour que personne ne se fasse passer pour vous.',
  'kind-seller': 'Coordonnées du vendeur',
  'why-seller':
    'Nom et adresse que voient les acheteurs qui vous paient. Conservés seulement s’il existe de telles commandes, car une facture doit nommer le vendeur.',
  'kind-decisions': 'Décisions sur votre boutique',
  'why-decisions': 'Ce que notre équipe a décidé et pourquoi : conservé comme preuve.',
  'kind-prices': 'Prix et notes',
  'why-prices': 'Vos prix, modifications non enregistrées et notes sur les produits.',
  'kind-links': 'Liens',
  'why-links': 'Les noms de vos liens et les repères qui évitent de compter vos propres visites.',
  'kind-visits': 'Visites de votre boutique',
  'why-visits':
    'Heure, lien et origine de chaque visite. Les visiteurs sont comptés par un code qui change chaque jour et n’identifie personne.',
  'kind-own-orders': 'Commandes pour vous-même',
  'why-own-orders':
    'E-mail et adresse de livraison : pour envoyer le colis. La commande elle-même est conservée pour la comptabilité.',
  'kind-sales': 'Commandes et avis de vos acheteurs',
  'why-sales':
    'Ils appartiennent à vos acheteurs et sont conservés pour eux et pour la comptabilité.',
  'kind-payment-account': 'Compte de paiement',
  'why-payment-account':
    'Nom et référence de vos comptes reliés, et vos coordonnées bancaires (chiffrées) : pour vous payer.',
  'kind-payments': 'Paiements',
  'why-payments':
    'Vos paiements de commandes ; de la carte, seuls les derniers chiffres, effacés ensuite.',
  'kind-refunds': 'Demandes de remboursement',
  'why-refunds':
    'Vos motifs et nos réponses. Les montants sont conservés pour la comptabilité, sans vos mots.',
  'kind-stock-alerts': 'Produits que vous attendez',
  'why-stock-alerts':
    'Les produits épuisés pour lesquels vous avez demandé un e-mail : supprimé à son envoi.',
  'kind-list-views': 'Vues de listes',
  'why-list-views':
    'Les filtres, colonnes et tris de listes que vous avez enregistrés sous un nom. Les vues que vous partagez restent à votre équipe, sans votre nom.',
  'kind-shipping-presets': 'Fichiers pour transporteurs',
  'why-shipping-presets':
    'Les colonnes et le format de fichiers que vous avez enregistrés sous un nom. Ceux que vous partagez restent à votre équipe, sans votre nom.',
  'kind-product-drafts': 'Modifications de produits non enregistrées',
  'why-product-drafts':
    'Ce que vous avez saisi dans le catalogue sans l’enregistrer : pour que vous puissiez continuer sur un autre appareil.',
  'kind-provider-messages': 'Messages des prestataires de paiement',
  'why-provider-messages':
    'Ce qu’un prestataire a signalé sur votre compte : pour le comptabiliser correctement.',
  'kind-payouts': 'Virements',
  'why-payouts': 'Montant, date et référence : exigés par le droit fiscal et comptable.',
  'kind-ledger': 'Comptabilité',
  'why-ledger':
    'Chaque mouvement d’argent : exigé par le droit fiscal et comptable. Elle indique le numéro de la boutique, pas votre nom.',
  'kind-offer': 'Offre de bienvenue',
  'why-offer':
    'Le fait qu’elle a été utilisée, sous forme de code irréversible : pour ne l’accorder qu’une fois.',
  'kind-replies': 'Réponses aux avis',
  'why-replies': 'Ce que vous avez répondu ou signalé.',
  'kind-courses': 'Progression dans les cours',
  'why-courses': 'Où vous en êtes : pour continuer sur un autre appareil.',
});
