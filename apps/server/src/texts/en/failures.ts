/** What callers read about a failure. */
export const failures = {
  '1002': 'Your sign-in has ended. Please sign in again.',
  'invalid-input': 'Please check the highlighted fields.',
  'malformed-request': 'The request could not be read.',
  'payload-too-large': 'The request is too large.',
  'unsupported-media-type': 'This content type is not accepted.',
  forbidden: 'You do not have permission to do this.',
  'cross-site': 'This request came from another site and was rejected.',
  'not-found': 'Not found.',
  'method-not-allowed': 'This address does not accept this method. Allowed: {methods}.',
  conflict: 'Someone changed this in the meantime. Reload and try again.',
  'idempotency-key-required': 'This request requires an Idempotency-Key header.',
  'idempotency-key-reused': 'This Idempotency-Key was already used for another request.',
  'idempotency-running': 'This request is still being processed. Please wait a moment.',
  'rate-limited': 'Too many requests. Please wait {seconds} s.',
  'image-too-large': 'The size of the uploaded image cannot exceed 2M',
  'image-unreadable': 'This file is not a supported picture. Use JPEG, PNG or WebP.',
  'image-too-many-pixels':
    'This picture is too large: at most 40 megapixels, and 16,000 pixels on each side.',
  'pictures-full': 'Your pictures already take {max} MB, so no more can be added.',
  'files-full': 'You already have {max} files here. Delete some before you add another one.',
  'file-type': 'Only files of these types are accepted: {types}.',
  'signature-blank': 'The signature is blank. Please sign first.',
  'read-only': 'The server is read-only at the moment. Nothing was changed; please try again soon.',
  busy: 'We cannot process this right now. Please try again in a moment.',
  'service-away': 'A service that we depend on is not responding. Please try again shortly.',
  internal:
    'Something went wrong on our side. Nothing was lost; please try again. (Request {requestId})',
  A0231: 'Your sign-in can no longer be renewed. Please sign in again.',
  'captcha-wrong': 'The verify code is wrong or has expired. Try the new picture.',
  'login-wrong': 'The user name or password is incorrect.',
  'account-disabled': 'This account is disabled. Contact us if you think this is a mistake.',
  'code-wrong': 'The code is wrong or has expired. Request a new one.',
  'code-too-soon': 'A code is on its way. You can request another in {seconds} s.',
  'code-limit': 'Too many codes for today. Try again tomorrow.',
  'password-common': 'This password is too easy to guess. Choose a longer one, or add a few words.',
  'password-mismatch': 'The two passwords do not match.',
  'terms-not-accepted': 'Please accept the terms to open a store.',
  'social-unavailable': 'This sign-in method is not set up.',
  'social-failed': 'The provider did not confirm your sign-in. Please try again.',
  'ticket-invalid': 'This sign-in link has already been used or has expired.',
  'login-slow-down': 'Too many attempts. You can try again in {seconds} s.',
  'account-shared':
    'Everyone who tries this demonstration shares this account, so its name, password, email and sign-in stay as they are. Open a store of your own to change yours.',
  'view-only':
    'You see this store as its owner does: nothing can be changed or opened here that is the owner’s alone.',
  'deletion-blocked': 'First settle what is listed here. Then your account can be deleted.',
  'deletion-requested': 'The deletion of your account has already been requested.',
  'export-preparing': 'Your archive is being prepared. We email you when it is ready.',
  'role-name-taken': 'Another role has this name.',
  'role-code-taken': 'Another role has this code.',
  'role-built-in': 'The platform needs the role “{name}”: this cannot be changed or deleted.',
  'role-own': 'You have this role yourself. Someone else has to disable it.',
  'role-in-use':
    '“{name}” cannot be deleted, because users have it: {users}. Give them another role first.',
  'role-rights': 'You can only give rights that you have yourself. You do not have: {rights}',
  'role-scope': 'You can only give a data scope that is at most as wide as your own.',
  'menu-parent': 'A menu can be placed only below a catalogue or menu that is not part of it.',
  'menu-name-taken': 'Another menu already has this route name.',
  'menu-system':
    'The console needs this menu: it cannot be deleted, hidden or moved. Its name, icon and position can be changed.',
  'department-code-taken': 'Another department already has this code.',
  'department-parent':
    'A department belongs to the top or to another department that is not below it.',
  'department-in-use': 'Still in use: {names}. Move their users to another department first.',
  'user-taken': 'Another user already has this user name or email address.',
  'user-self': 'You cannot do this to your own account.',
  'user-above': 'This user holds rights that you do not hold yourself.',
  'user-owner':
    'This password belongs to the owner of a store. Reset it without a password: the owner is mailed a link.',
  'user-in-use':
    'These users own a store, so they cannot be deleted here: {names}. They delete their account themselves, once the store is settled.',
  'last-root': 'The platform needs at least one enabled ROOT user.',
  'role-above': 'You cannot give or take a role whose rights you do not hold yourself: {names}.',
  'bank-result-unreadable':
    'This is no result of a bank that can be read. Use a table with the columns reference and state, or a pain.002 file.',
  'bank-result-other-file': 'This result belongs to the file {file}, not to {name}.',
  'sheet-unreadable': 'This file could not be read. Use an XLSX file, or a CSV file in UTF-8.',
  'sheet-too-large':
    'This file is too large: at most {maximum} rows, {columns} columns and 2 MB. A single filled cell far from the others counts as well.',
  'sheet-titles': 'This file has no titles of columns. Its first row needs at least: {columns}.',
  'sheet-columns': 'Columns are missing in this file: {missing}.',
  'sheet-empty': 'This file has titles, but no rows below them.',
  'config-key-taken': 'Another setting already has this key.',
  'config-built-in': 'This setting belongs to the product: it keeps its key and cannot be deleted.',
  'codegen-off': 'Code generation is switched off on this server.',
  'codegen-no-sources':
    'The sources are not on this server, so no code is generated here. Generate it on a development server.',
  'codegen-refused': 'No code is generated for this table.',
  'codegen-read-only': 'This server does not write into its sources. Download the code instead.',
  'codegen-exists': 'These files exist and differ, so nothing was written: {files}',
  'dict-value-taken': 'This dictionary already has an entry with this value.',
  'dict-code-taken': 'Another dictionary already has this code.',
  'dict-in-use':
    '“{name}” is in use, so it cannot be deleted, and its code or value stays. It is used here: {uses}.',
  'notice-published': 'This notice is published. Revoke it before you change or delete it.',
  'notice-not-published': 'This notice is not published.',
  'notice-nobody': 'None of the chosen accounts is enabled, so nobody would see this notice.',
  'second-factor-needed': 'Enter the code from your authenticator app to finish signing in.',
  'second-factor-required':
    'Your role requires two-step sign-in. Set it up first; until then nothing else is available.',
  'second-factor-on': 'Two-step sign-in is already on.',
  'second-factor-off': 'Two-step sign-in is not on.',
  'factor-code-wrong':
    'This code is wrong or has already been used. Wait for the next one in the app.',
  'factor-ticket-over': 'This sign-in has expired. Please start again with your password.',
  'proof-needed': 'Please confirm it’s you: enter your password, or sign in again.',
  'proof-wrong': 'That is not correct. Please try again.',
  'password-same': 'The new password is the same as the old one.',
  'email-same': 'This is already your email address.',
  'email-changed-often':
    'The email address has been changed {times} times in a day. Try again tomorrow.',
  'last-sign-in': 'This is the only way to sign in to your account. Set a password first.',
  'import-state': 'The import is not in a state for this. Load the page again.',
  'import-undecided':
    'Choose the currency with its rate, what the prices mean, and the source of the file first.',
  'store-required': 'You need a store for this.',
  'store-held': 'The platform paused this store and will open it again: {reason}',
  'store-closing': 'This store closes with its owner’s account and cannot be opened.',
  'store-closed': 'This store has closed.',
  'slug-taken': 'This store address is already taken.',
  'slugs-full':
    'Your store already has {max} former addresses that redirect to it. Choose one of them.',
  'links-full': 'A store has at most {max} active links. Archive one that you no longer need.',
  'links-kept-full':
    'A store keeps at most {max} links, archived ones included, and this one has reached the limit. Rename an existing one instead.',
  'slug-reserved': 'This store address is reserved. Choose another.',
  'price-below-floor': '{product}: the price cannot be below {floor}.',
  'saved-elsewhere':
    'This was changed in another window. Nothing was overwritten: compare both, then choose.',
  'currency-locked':
    'The currency of a store cannot be changed once a price was fixed or an order was placed.',
  'price-changed': 'The price has changed. Please check the new total and confirm.',
  'out-of-stock': '{product} is no longer available in this quantity. Left: {left}.',
  'cart-empty': 'Your cart is empty.',
  'cart-closed': 'The order of this cart is already paid. Start a new cart.',
  'cart-full': 'A cart holds {max} different products. Order these first.',
  'tracking-used': 'This tracking number is on the parcel of order {number}.',
  'shipment-too-much': 'More units than are left to ship.',
  'order-shipped': 'Already shipped by {name}, {time}.',
  'undo-too-late': 'This can be undone for 30 minutes only. Take the parcels back one by one.',
  'parcel-not-joint':
    'Orders leave in one parcel if they are of the same store, buyer and address and can all be shipped now.',
  'shipments-too-many':
    'At most {maximum} lines at once; there are {count}. Ship the rest afterwards.',
  'country-not-served': 'We do not ship to this country yet.',
  'product-not-shipped':
    '“{product}” cannot be shipped to {country}. Choose another country or leave it out.',
  'cart-not-shipped':
    'There is no way to ship this cart to {country}. Choose another place, or take something out.',
  'zone-of-rest':
    'The rest of the world cannot be deleted. To ship nowhere else, remove its methods.',
  'carrier-known': 'Carriers that come with the program are switched off, not deleted.',
  'country-not-payable': 'None of the ways to pay works in {country}.',
  'provider-not-in-country': 'This way to pay does not work in {country}. Choose another one.',
  'order-not-payable': 'This order cannot be paid: {reason}',
  'orders-none-payable': 'None of the chosen orders can be paid.',
  'order-is-test': 'This order was paid in test mode: no money came in, so it is not shipped.',
  'order-left': 'Everything of this order has left, so its address cannot be changed any more.',
  'order-notes-full': 'This order already has {maximum} notes. Delete one first.',
  'order-tags-full': 'This order already has {maximum} tags. Remove one first.',
  'address-changed':
    'The address of this order was changed in the meantime. Check the new one and try again.',
  'address-elsewhere':
    'This address is in another country or tax region, so the amounts of the order would change. Cancel the order and have it placed again.',
  'mail-missing': 'This email was not sent for this order.',
  'mail-outdated': 'This email is no longer true, so it is not sent again.',
  'mail-sent-recently':
    'This email was sent again a few minutes ago, or many of this order today. Try again later.',
  'order-state': 'The order’s status has changed, so this step is no longer possible.',
  'payment-unavailable': 'This store cannot take payments yet.',
  'linking-unavailable': 'This platform has no payment provider yet, so no account can be linked.',
  'payment-declined': 'The payment was declined. Nothing was charged; try another payment method.',
  'payment-unknown':
    'The payment provider has not answered yet. We keep checking; do not pay again.',
  'settlement-needed':
    'This is in an owner’s account: propose to close it, and another operator confirms.',
  'settlement-open': 'A proposal for this waits for another operator already.',
  'settlement-own': 'You proposed this yourself: another operator has to confirm it.',
  'settlement-without-amount':
    'The provider and we have no amounts here that a journal could settle.',
  'keys-in-environment':
    'The keys of this provider are set in the server’s environment: change them there.',
  'keys-of-other-account':
    'These keys are of another account than the keys before, with which payments ({payments}), refunds ({refunds}) and payouts ({payouts}) are still open. Wait until they are done or settle them, then enter the keys again.',
  'keys-of-account-missing':
    'The provider’s account in which this was made has no keys here. Set them again, or decide it on the provider’s own pages.',
  'key-is-live':
    'This is a live key, and the platform is in test mode. Go live first, then enter it.',
  'key-is-test': 'This is a test key, and the platform takes real money. Enter the live key.',
  'webhooks-by-hand':
    'These webhooks were made by hand: make a new secret at the provider and enter it here. The old one stays valid for 24 hours.',
  'provider-failed':
    'The payment provider is not responding. Nothing was charged; please try again.',
  'account-not-linked': 'Link a payment account first.',
  'account-takes-no-payments':
    'The linked account only receives payouts. First link one that takes buyers’ payments (Payment account).',
  'account-used-by-store':
    'Your buyers pay into this account. First let the platform receive payments (My store), then disconnect it.',
  'account-used-by-orders':
    'Orders that buyers may still pay into this account: {count}. Disconnect it once they are paid or closed; unpaid orders close after seven days.',
  'event-applied': 'This event has already been applied; nothing was changed.',
  'webhook-invalid': 'The signature does not match.',
  'refund-nothing':
    'There is nothing to refund: the order is not paid, or it has already been refunded in full.',
  'refund-too-much': 'This is more than can still be refunded: {left}.',
  'refund-by-operators':
    'The platform received this payment, so operators make the refund. Request it from them.',
  'refund-by-owner':
    'The owner of this store received the payment, so the owner answers and makes the refund.',
  'refund-while-paying':
    'Your payment for this order is in progress. Complete it, or wait until it expires, and then refund the items.',
  'refund-asked': 'You have already requested this refund. Operators will reply.',
  'refund-asked-often':
    'You have requested a refund for this order {times} times in a day. You can request it again tomorrow.',
  'dispute-state': 'This dispute does not accept that any more. Reload it to see where it is.',
  'dispute-empty': 'Write what happened or add a file before you send the evidence.',
  'seller-missing':
    'Buyers who pay the store directly must be told who sells to them: the seller’s legal name, contact, address and return address are missing.',
  'payout-too-small': 'The available balance is below the minimum of {minimum}.',
  'payout-open': 'A payout is already in progress.',
  'payout-held':
    'Our team changed how you sign in. To protect your earnings, payouts start again on {day}.',
  'payout-bank-held':
    'To protect your earnings after the change of your bank account, payouts start again on {day}.',
  'bank-transfers-off': 'This platform does not pay by bank transfer.',
  'account-restricted':
    'Your payment account is restricted by its provider. Open “Payment account” to see what it needs.',
  'earnings-too-small':
    'Your available earnings are {available}, which is not enough. Pay by card instead.',
  'statement-too-long':
    'This period has more than {max} movements. Choose a shorter one, or download the CSV.',
  'course-published': 'This course is published. Unpublish it before deleting it.',
  'course-not-published': 'This course is not published.',
  'course-incomplete': 'A published course needs {missing}.',
  'course-changed': 'Somebody else changed this course. Load it again and repeat the change.',
  'course-full': 'A course can have at most {max} of these.',
  'upload-too-large': 'This file is larger than {max} MB.',
  'upload-offset':
    'A part of this file is missing or was sent twice. The upload continues where it stopped.',
  'upload-finished': 'This upload is finished.',
  'video-unreadable': 'This is not a video that browsers can play. Choose an MP4 or WebM file.',
  'captions-unreadable': 'These are not captions. Choose a WebVTT file (.vtt).',
  'review-closed':
    'This product cannot be reviewed: it has not arrived yet, or its price was refunded.',
  'review-exists': 'You have reviewed this product already.',
  'review-photos-full': 'A review can have at most {max} photos.',
  'nothing-to-preview':
    'Buyers of this store would see nothing: no variant of the product is on sale there.',
  'list-views-full': 'You already have {maximum} views of this list. Delete one first.',
  'row-unchanged': 'Nothing to change: it is like this already.',
  'review-not-waiting': 'Only a review that waits for a decision can be rejected.',
  'review-not-published': 'Only a published review can be removed.',
  'product-changed':
    'Someone saved this product while you were editing. Choose what stays of the fields that you both changed.',
  'category-in-use':
    'This category still has products or subcategories, or a store has rules for it. Move them first.',
  'category-circle': 'A category cannot be placed below itself, nor below a subcategory.',
  'supplier-in-use': 'Products name this supplier. Choose another one for them first.',
  'supplier-table-unknown':
    'This table has no column that we know. It needs the SKU or your number, and a stock or a price.',
  'supplier-update-state':
    'Somebody has decided about this update already. Reload the page to see how.',
  'supplier-updates-often': '{times} tables a day are the most. Try again tomorrow.',
  'nothing-to-purchase': 'Nothing of paid orders waits to be ordered from these suppliers.',
  'purchase-order-state':
    'This purchase order does not accept that any more. Reload it to see where it is.',
  'purchase-units': 'So many units are not open any more. Reload the page to see what is left.',
  'media-in-use':
    'Products, categories or unsaved changes have this picture. Replace it there first.',
  'media-too-large': 'This picture is larger than {max} MB.',
  'media-too-many-pixels':
    'This picture is too large: at most 100 megapixels, and 16,000 pixels on each side.',
  'media-vector': 'SVG drawings are not accepted. Use JPEG, PNG, WebP, AVIF or GIF.',
  'stock-below-held': 'Buyers are paying for {held} of them: enter at least this many.',
  'stock-count-closed': 'This count was already booked or discarded.',
  'review-state': 'This review was changed in the meantime. Load the list again.',
  'return-closed':
    'Nothing of this order can be requested any more: it has been refunded, has left, or the time is over.',
  'return-too-many':
    'More units were chosen than can be requested. Load the page again to see what is left.',
  'return-asked-often':
    'You have sent {times} requests for this order in a day. You can send another one tomorrow.',
  'return-photos-full': 'A request can have at most {max} photos.',
  'return-state': 'This request was changed in the meantime. Load it again.',
  'rate-jump':
    'Some rates differ a lot from the present ones. Check them, and confirm that they are meant.',
  'rates-unavailable': 'No feed is configured. Set RATES_URL, or enter the rates by hand.',
} as const;

export const warnings = {
  'partly-paid': 'Some orders could not be paid; their share was returned.',
  'some-left-out': 'Some rows were left out.',
  'currency-unknown': 'We do not know this currency and show US dollars.',
} as const;
