import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/failures.ts';

export const failures = translationOf<typeof english.failures>()({
  '1002': 'Votre session est terminée. Veuillez vous reconnecter.',
  'invalid-input': 'Certains champs sont à revoir.',
  'malformed-request': 'La requête est illisible.',
  'payload-too-large': 'La requête est trop volumineuse.',
  'unsupported-media-type': 'Ce type de contenu n’est pas accepté ici.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  'cross-site': 'Cette requête venait d’un autre site et a été refusée.',
  'not-found': 'Introuvable.',
  'method-not-allowed': 'Cette adresse n’accepte pas cette méthode. Elle accepte : {methods}.',
  conflict: 'Cela a changé entre-temps. Rechargez et réessayez.',
  'idempotency-key-required': 'Cet appel exige l’en-tête Idempotency-Key.',
  'idempotency-key-reused': 'Cette Idempotency-Key a déjà servi à autre chose.',
  'idempotency-running': 'Le traitement est en cours. Patientez un instant.',
  'rate-limited': 'Trop d’essais. Patientez {seconds} s.',
  'image-too-large': 'La taille de l’image ne peut pas dépasser 2M',
  'image-unreadable': 'Image illisible. Utilisez JPEG, PNG ou WebP.',
  'image-too-many-pixels':
    'Cette image est trop grande : 40 mégapixels au maximum, et 16 000 pixels par côté.',
  'pictures-full': 'Vos images occupent déjà {max} Mo : impossible d’en ajouter.',
  'files-full': 'Vous avez déjà {max} fichiers ici. Supprimez-en avant d’en ajouter un autre.',
  'file-type': 'Seuls les fichiers de ces types sont acceptés : {types}.',
  'signature-blank': 'La signature est vide. Signez d’abord.',
  'read-only':
    'Le serveur est en lecture seule pour l’instant. Rien n’a changé ; réessayez bientôt.',
  busy: 'Nous ne pouvons pas nous en occuper à l’instant. Réessayez dans un moment.',
  'service-away':
    'Un service dont nous dépendons ne répond pas pour le moment. Réessayez sous peu.',
  internal:
    'Un problème est survenu de notre côté. Rien n’est perdu ; réessayez. (Requête {requestId})',
  A0231: 'Votre session ne peut plus être prolongée. Reconnectez-vous.',
  'captcha-wrong': 'Le code de l’image est faux ou a expiré. Essayez avec la nouvelle image.',
  'login-wrong': 'Cet identifiant et ce mot de passe ne vont pas ensemble.',
  'account-disabled': 'Ce compte est désactivé. Contactez-nous si c’est une erreur.',
  'code-wrong': 'Le code est faux ou a expiré. Demandez-en un nouveau.',
  'code-too-soon': 'Un code est en route. Vous pourrez en demander un autre dans {seconds} s.',
  'code-limit': 'Trop de codes pour aujourd’hui. Réessayez demain.',
  'password-common':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long ou ajoutez quelques mots.',
  'password-mismatch': 'Les deux mots de passe diffèrent.',
  'terms-not-accepted': 'Acceptez les conditions pour ouvrir une boutique.',
  'social-unavailable': 'Ce mode de connexion n’est pas configuré ici.',
  'social-failed': 'L’autre service n’a pas confirmé la connexion. Réessayez.',
  'ticket-invalid': 'Ce lien de connexion a déjà servi ou a expiré.',
  'login-slow-down': 'Trop d’essais. Vous pourrez réessayer dans {seconds} s.',
  'account-shared':
    'Ce compte est partagé par toutes les personnes qui essaient la démonstration : son nom, son mot de passe, son e-mail et sa connexion ne changent pas. Ouvrez votre propre boutique pour modifier les vôtres.',
  'view-only':
    'Vous voyez cette boutique comme son propriétaire : rien ne peut y être modifié, ni ouvert ce qui n’appartient qu’à lui.',
  'deletion-blocked':
    'Réglez d’abord les points de la liste. Votre compte pourra ensuite être supprimé.',
  'deletion-requested': 'La suppression de votre compte a déjà été demandée.',
  'export-preparing':
    'Votre archive est en préparation. Nous vous écrirons dès qu’elle sera prête.',
  'role-name-taken': 'Un autre rôle porte déjà ce nom.',
  'role-code-taken': 'Un autre rôle porte déjà ce code.',
  'role-built-in':
    'La plateforme a besoin du rôle « {name} » : cette modification ou suppression est impossible.',
  'role-own': 'Vous avez vous-même ce rôle. Quelqu’un d’autre doit le désactiver.',
  'role-in-use':
    '« {name} » ne peut pas être supprimé, car des utilisateurs l’ont : {users}. Donnez-leur d’abord un autre rôle.',
  'role-rights': 'Vous ne pouvez donner que des droits que vous avez. Il vous manque : {rights}',
  'role-scope': 'Vous ne pouvez donner qu’une portée des données au plus aussi large que la vôtre.',
  'menu-parent': 'Un menu ne peut dépendre que d’un dossier ou d’un menu qui n’en fait pas partie.',
  'menu-name-taken': 'Un autre menu porte déjà ce nom de route.',
  'menu-system':
    'La console a besoin de ce menu : il ne peut être ni supprimé, ni masqué, ni déplacé. Son nom, son icône et sa position peuvent changer.',
  'department-code-taken': 'Un autre service a déjà ce code.',
  'department-parent':
    'Un service se trouve au niveau supérieur ou dans un autre service qui n’en dépend pas.',
  'department-in-use':
    'Encore utilisés : {names}. Déplacez d’abord leurs utilisateurs vers un autre service.',
  'user-taken': 'Un autre utilisateur a déjà ce nom d’utilisateur ou cette adresse.',
  'user-self': 'Vous ne pouvez pas faire cela sur votre propre compte.',
  'user-above': 'Cet utilisateur a des droits que vous n’avez pas.',
  'user-owner':
    'Ce mot de passe est celui d’un propriétaire de boutique. Réinitialisez-le sans en choisir un : un lien lui est envoyé.',
  'user-in-use':
    'Ces utilisateurs ont une boutique et ne peuvent pas être supprimés ici : {names}. Ils suppriment eux-mêmes leur compte une fois la boutique soldée.',
  'last-root': 'La plateforme a besoin d’au moins un utilisateur ROOT actif.',
  'role-above':
    'Vous ne pouvez ni donner ni retirer un rôle dont vous n’avez pas les droits : {names}.',
  'bank-result-unreadable':
    'Ce n’est pas un résultat bancaire lisible. Utilisez un tableau avec les colonnes reference et state, ou un fichier pain.002.',
  'bank-result-other-file': 'Ce résultat appartient au fichier {file}, et non à {name}.',
  'sheet-unreadable': 'Ce fichier n’a pas pu être lu. Utilisez un fichier XLSX ou un CSV en UTF-8.',
  'sheet-too-large':
    'Ce fichier est trop grand : {maximum} lignes, {columns} colonnes et 2 Mo au maximum. Une seule cellule remplie loin des autres compte aussi.',
  'sheet-titles':
    'Ce fichier n’a pas de titres de colonnes. Sa première ligne doit contenir au moins : {columns}.',
  'sheet-columns': 'Il manque des colonnes dans ce fichier : {missing}.',
  'sheet-empty': 'Ce fichier a des titres, mais aucune ligne en dessous.',
  'config-key-taken': 'Un autre paramètre porte déjà cette clé.',
  'config-built-in':
    'Ce paramètre appartient au produit : il garde sa clé et ne peut pas être supprimé.',
  'codegen-off': 'La génération de code est désactivée sur ce serveur.',
  'codegen-no-sources':
    'Les sources ne sont pas sur ce serveur, aucun code n’y est donc généré. Générez-le sur un serveur de développement.',
  'codegen-refused': 'Aucun code n’est généré pour cette table.',
  'codegen-read-only': 'Ce serveur n’écrit pas dans ses sources. Téléchargez le code.',
  'codegen-exists': 'Ces fichiers existent et diffèrent, rien n’a donc été écrit : {files}',
  'dict-value-taken': 'Ce dictionnaire a déjà une entrée avec cette valeur.',
  'dict-code-taken': 'Un autre dictionnaire porte déjà ce code.',
  'dict-in-use':
    '« {name} » est utilisé : impossible de le supprimer ou de modifier son code ou sa valeur. Utilisé dans : {uses}.',
  'notice-published':
    'Cette annonce est publiée. Retirez-la avant de la modifier ou de la supprimer.',
  'notice-not-published': 'Cette annonce n’est pas publiée.',
  'notice-nobody': 'Aucun des comptes choisis n’est actif : personne ne verrait cette annonce.',
  'second-factor-needed':
    'Saisissez le code de votre application d’authentification pour terminer la connexion.',
  'second-factor-required':
    'Votre rôle exige la validation en deux étapes. Configurez-la d’abord ; rien d’autre ne fonctionne avant.',
  'second-factor-on': 'La validation en deux étapes est déjà activée.',
  'second-factor-off': 'La validation en deux étapes n’est pas activée.',
  'factor-code-wrong': 'Ce code est faux ou a déjà servi. Attendez le suivant dans l’application.',
  'factor-ticket-over': 'Cette connexion est terminée. Recommencez avec votre mot de passe.',
  'proof-needed':
    'Confirmez que c’est bien vous : saisissez votre mot de passe ou reconnectez-vous.',
  'proof-wrong': 'Ce n’est pas correct. Réessayez.',
  'password-same': 'Le nouveau mot de passe est identique à l’ancien.',
  'email-same': 'C’est déjà votre adresse e-mail.',
  'email-changed-often':
    'L’adresse e-mail a été changée {times} fois en un jour. Réessayez demain.',
  'last-sign-in': 'C’est le seul accès à votre compte. Définissez d’abord un mot de passe.',
  'import-state': 'L’état de l’import ne le permet pas. Rechargez la page.',
  'import-undecided':
    'Choisissez d’abord la devise et son taux, la signification des prix et la source du fichier.',
  'store-required': 'Il vous faut une boutique pour cela.',
  'store-held': 'La plateforme a mis cette boutique en pause et la rouvrira elle-même : {reason}',
  'store-closing':
    'Cette boutique ferme avec le compte de son propriétaire et ne peut pas être rouverte.',
  'store-closed': 'Cette boutique a fermé.',
  'slug-taken': 'Cette adresse de boutique est déjà prise.',
  'slugs-full':
    'Votre boutique a déjà {max} anciennes adresses qui y mènent. Reprenez l’une d’elles.',
  'links-full': 'Une boutique a au plus {max} liens actifs. Archivez-en un qui ne sert plus.',
  'links-kept-full':
    'Une boutique garde au plus {max} liens, archivés compris, et celle-ci les a tous. Renommez plutôt un lien existant.',
  'slug-reserved': 'Cette adresse est réservée. Choisissez-en une autre.',
  'price-below-floor': '{product} : le prix ne peut pas être inférieur à {floor}.',
  'saved-elsewhere':
    'Cela a été modifié entre-temps dans une autre fenêtre. Rien n’a été écrasé : comparez, puis choisissez.',
  'currency-locked':
    'La devise d’une boutique ne change plus dès qu’un prix est fixé ou qu’une commande est passée.',
  'price-changed': 'Le prix a changé entre-temps. Vérifiez le nouveau total et confirmez.',
  'out-of-stock': '{product} n’est plus disponible en cette quantité. Reste : {left}.',
  'cart-empty': 'Votre panier est vide.',
  'cart-closed': 'La commande de ce panier est déjà payée. Commencez un nouveau panier.',
  'cart-full': 'Un panier contient {max} produits différents au plus. Commandez d’abord ceux-ci.',
  'tracking-used': 'Ce numéro de suivi est sur le colis de la commande {number}.',
  'shipment-too-much': 'C’est plus d’unités qu’il n’en reste à expédier.',
  'order-shipped': 'Déjà expédiée par {name} : {time}.',
  'undo-too-late':
    'L’annulation n’est possible que pendant 30 minutes. Reprenez les colis un par un.',
  'parcel-not-joint':
    'Des commandes partent dans un seul colis si elles ont la même boutique, le même acheteur et la même adresse et peuvent toutes être expédiées maintenant.',
  'shipments-too-many':
    '{maximum} lignes au plus à la fois ; il y en a {count}. Expédiez le reste ensuite.',
  'country-not-served': 'Nous ne livrons pas encore dans ce pays.',
  'product-not-shipped':
    '« {product} » ne peut pas être livré dans ce pays ({country}). Choisissez un autre pays ou retirez l’article.',
  'cart-not-shipped':
    'Ce panier ne peut pas être livré à cet endroit ({country}). Choisissez-en un autre ou retirez un article.',
  'zone-of-rest':
    'Le reste du monde ne peut pas être supprimé. Pour ne livrer nulle part ailleurs, retirez ses modes de livraison.',
  'carrier-known':
    'Les transporteurs fournis avec le programme se désactivent, ils ne se suppriment pas.',
  'country-not-payable': 'Aucun moyen de paiement ne fonctionne dans ce pays ({country}).',
  'provider-not-in-country':
    'Ce moyen de paiement ne fonctionne pas dans ce pays ({country}). Choisissez-en un autre.',
  'order-not-payable': 'Cette commande ne peut pas être payée : {reason}',
  'orders-none-payable': 'Aucune des commandes choisies ne peut être payée.',
  'order-is-test':
    'Cette commande a été payée en mode test : aucun argent n’est entré, elle n’est donc pas expédiée.',
  'order-left': 'Toute la commande est déjà partie : son adresse ne peut plus être modifiée.',
  'order-notes-full': 'Cette commande a déjà {maximum} notes. Supprimez-en une d’abord.',
  'order-tags-full': 'Cette commande a déjà {maximum} étiquettes. Retirez-en une d’abord.',
  'address-changed':
    'L’adresse de cette commande a été modifiée entre-temps. Vérifiez la nouvelle et réessayez.',
  'address-elsewhere':
    'Cette adresse est dans un autre pays ou une autre zone fiscale : les montants de la commande changeraient. Annulez la commande pour qu’elle soit repassée.',
  'mail-missing': 'Cet e-mail n’a pas été envoyé pour cette commande.',
  'mail-outdated': 'Ce que dit cet e-mail n’est plus vrai : il n’est pas renvoyé.',
  'mail-sent-recently':
    'Cet e-mail a été renvoyé il y a quelques minutes, ou beaucoup l’ont été aujourd’hui pour cette commande. Réessayez plus tard.',
  'order-state': 'L’état de la commande a changé : cette étape n’est plus possible.',
  'payment-unavailable': 'Cette boutique ne peut pas encore encaisser.',
  'linking-unavailable':
    'La plateforme n’a pas encore de prestataire de paiement : aucun compte ne peut être relié.',
  'payment-declined': 'Le paiement a été refusé. Rien n’a été débité ; essayez un autre moyen.',
  'payment-unknown':
    'Le prestataire n’a pas encore répondu. Nous continuons de vérifier ; ne payez pas deux fois.',
  'settlement-needed':
    'Il se trouve sur le compte d’un propriétaire : proposez de le clore, un autre opérateur le confirmera.',
  'settlement-open': 'Une proposition attend déjà un autre opérateur.',
  'settlement-own': 'Vous l’avez proposé vous-même : un autre opérateur doit le confirmer.',
  'settlement-without-amount': 'Il n’y a pas ici de montants qu’une écriture puisse régulariser.',
  'keys-in-environment':
    'Les clés de ce prestataire sont définies dans l’environnement du serveur : modifiez-les là-bas.',
  'keys-of-other-account':
    'Ces clés sont celles d’un autre compte. Avec le compte précédent, des paiements ({payments}), des remboursements ({refunds}) et des versements ({payouts}) sont encore en cours. Attendez leur fin ou réglez-les, puis saisissez à nouveau les clés.',
  'keys-of-account-missing':
    'Le compte du prestataire où cela a été fait n’a pas de clés ici. Remettez-les, ou décidez sur les pages du prestataire.',
  'key-is-live': 'C’est une clé réelle, et la plateforme est en mode test. Passez d’abord en réel.',
  'key-is-test':
    'C’est une clé de test, et la plateforme encaisse de l’argent réel. Saisissez la clé réelle.',
  'webhooks-by-hand':
    'Ces webhooks ont été créés à la main : créez un nouveau secret chez le prestataire et saisissez-le ici. L’ancien reste valable 24 heures.',
  'provider-failed': 'Le prestataire de paiement ne répond pas. Rien n’a été débité ; réessayez.',
  'account-not-linked': 'Reliez d’abord un compte de paiement.',
  'account-takes-no-payments':
    'Le compte relié ne reçoit que les versements. Reliez d’abord un compte qui accepte les paiements des acheteurs (Compte de paiement).',
  'account-used-by-store':
    'Vos acheteurs paient sur ce compte. Confiez d’abord l’encaissement à la plateforme (Ma boutique), puis dissociez-le.',
  'account-used-by-orders':
    'Commandes encore payables sur ce compte : {count}. Dissociez-le une fois qu’elles sont payées ou closes ; les impayées sont closes après sept jours.',
  'event-applied':
    'Cet événement a déjà été appliqué : il n’y a plus rien à faire et rien n’a changé.',
  'webhook-invalid': 'La signature ne correspond pas.',
  'refund-nothing':
    'Il n’y a rien à rembourser : la commande n’est pas payée, ou tout l’a déjà été.',
  'refund-too-much': 'C’est plus que ce qui reste à rembourser : {left}.',
  'refund-by-operators':
    'La plateforme a encaissé cet argent : ce sont les opérateurs qui le rendent. Demandez-leur le remboursement.',
  'refund-by-owner':
    'Le titulaire de la boutique a reçu le paiement : c’est lui qui répond et rembourse.',
  'refund-while-paying':
    'Votre paiement de cette commande est en cours. Terminez-le, ou attendez qu’il expire, puis remboursez les articles.',
  'refund-asked': 'Vous avez déjà demandé ce remboursement. Les opérateurs répondront.',
  'refund-asked-often':
    'Vous l’avez déjà demandé {times} fois en un jour pour cette commande. Vous pourrez redemander demain.',
  'dispute-state': 'Ce litige n’accepte plus cette action. Rechargez-le pour voir où il en est.',
  'dispute-empty': 'Décrivez ce qui s’est passé ou ajoutez un fichier avant d’envoyer les preuves.',
  'seller-missing':
    'Qui paie directement la boutique doit savoir qui lui vend : il manque le nom légal, le contact, l’adresse ou l’adresse de retour du vendeur.',
  'payout-too-small': 'Le solde disponible est inférieur au minimum de {minimum}.',
  'payout-open': 'Un versement est déjà en route.',
  'payout-held':
    'Notre équipe a modifié votre mode de connexion. Pour protéger vos gains, les versements reprennent le {day}.',
  'payout-bank-held':
    'Pour protéger vos gains après le changement de compte bancaire, les versements reprennent le {day}.',
  'bank-transfers-off': 'Cette plateforme ne paie pas par virement bancaire.',
  'account-restricted':
    'Le prestataire a restreint votre compte de paiement. Ouvrez « Compte de paiement » pour voir ce qu’il demande.',
  'earnings-too-small':
    'Vos gains disponibles sont de {available}, ce qui ne suffit pas. Payez par carte.',
  'statement-too-long':
    'Ces jours comptent plus de {max} mouvements. Choisissez moins de jours, ou prenez le CSV.',
  'course-published': 'Ce cours est publié. Retirez-le avant de le supprimer.',
  'course-not-published': 'Ce cours n’est pas publié.',
  'course-incomplete': 'Il manque encore au cours publié : {missing}.',
  'course-changed':
    'Quelqu’un d’autre a modifié ce cours. Rechargez-le et refaites la modification.',
  'course-full': 'Un cours peut en avoir au plus {max}.',
  'upload-too-large': 'Ce fichier dépasse {max} Mo.',
  'upload-offset':
    'Une partie de ce fichier manque ou a été envoyée deux fois. L’envoi reprend là où il s’est arrêté.',
  'upload-finished': 'Cet envoi est terminé.',
  'video-unreadable':
    'Les navigateurs ne peuvent pas lire cette vidéo. Choisissez un fichier MP4 ou WebM.',
  'captions-unreadable': 'Ce ne sont pas des sous-titres. Choisissez un fichier WebVTT (.vtt).',
  'review-closed':
    'Ce produit ne peut pas être évalué : il n’est pas encore arrivé ou il a été remboursé.',
  'review-exists': 'Vous avez déjà donné votre avis sur ce produit.',
  'review-photos-full': 'Un avis peut contenir {max} photos au maximum.',
  'nothing-to-preview':
    'Les acheteurs de cette boutique ne verraient rien : aucune variante du produit n’y est en vente.',
  'list-views-full': 'Vous avez déjà {maximum} vues de cette liste. Supprimez-en une d’abord.',
  'row-unchanged': 'Rien à changer : c’est déjà le cas.',
  'review-not-waiting': 'Seul un avis en attente de décision peut être refusé.',
  'review-not-published': 'Seul un avis publié peut être retiré.',
  'product-changed':
    'Quelqu’un a enregistré ce produit pendant votre saisie. Choisissez ce qui reste des champs que vous avez tous deux modifiés.',
  'category-in-use':
    'Cette catégorie contient encore des produits ou des sous-catégories, ou une boutique a des règles pour elle. Déplacez-les d’abord.',
  'category-circle':
    'Une catégorie ne peut pas être placée sous elle-même ni sous une sous-catégorie.',
  'supplier-in-use': 'Des produits nomment ce fournisseur. Choisissez-en d’abord un autre.',
  'supplier-table-unknown':
    'Ce tableau n’a aucune colonne connue. Il lui faut le SKU ou votre référence, et un stock ou un prix.',
  'supplier-update-state':
    'Quelqu’un a déjà décidé de cette mise à jour. Rechargez la page pour voir.',
  'supplier-updates-often': '{times} tableaux par jour au plus. Réessayez demain.',
  'nothing-to-purchase': 'Rien de commandes payées n’est à commander chez ces fournisseurs.',
  'purchase-order-state':
    'Ce bon de commande ne l’accepte plus. Rechargez-le pour voir où il en est.',
  'purchase-units':
    'Il ne reste plus autant d’unités à livrer. Rechargez la page pour voir ce qui reste.',
  'media-in-use':
    'Des produits, des catégories ou des modifications non enregistrées ont cette image. Remplacez-la d’abord.',
  'media-too-large': 'Cette image dépasse {max} Mo.',
  'media-too-many-pixels':
    'Cette image est trop grande : 100 mégapixels et 16 000 pixels par côté au maximum.',
  'media-vector': 'Les dessins SVG ne sont pas acceptés. Utilisez JPEG, PNG, WebP, AVIF ou GIF.',
  'stock-below-held': '{held} sont en cours de paiement : indiquez au moins ce nombre.',
  'stock-count-closed': 'Cet inventaire a déjà été enregistré ou abandonné.',
  'review-state': 'Cet avis a changé entre-temps. Rechargez la liste.',
  'return-closed':
    'Rien de cette commande ne peut plus être demandé : elle a été remboursée, est partie ou le délai est passé.',
  'return-too-many':
    'Vous avez choisi plus d’articles qu’il n’est possible d’en demander. Rechargez la page pour voir ce qui reste.',
  'return-asked-often':
    'Vous avez envoyé {times} demandes pour cette commande en une journée. Vous pourrez en envoyer une autre demain.',
  'return-photos-full': 'Une demande peut contenir au plus {max} photos.',
  'return-state': 'Cette demande a changé entre-temps. Rechargez-la.',
  'rate-jump':
    'Certains taux s’écartent beaucoup des taux actuels. Vérifiez-les et confirmez qu’ils sont voulus.',
  'rates-unavailable':
    'Aucune source n’est configurée. Définissez RATES_URL ou saisissez les taux à la main.',
});

export const warnings = translationOf<typeof english.warnings>()({
  'partly-paid': 'Certaines commandes n’ont pas pu être payées ; leur part a été rendue.',
  'some-left-out': 'Certaines lignes ont été laissées de côté.',
  'currency-unknown': 'Devise inconnue : les montants sont en dollars.',
});
