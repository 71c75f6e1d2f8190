/**
 * The words that comments, test titles, documents and names of this project do not use, and what to write in their place
 * (CONTRIBUTING, "Language"). Matched as whole words, in any case.
 */
export const bannedWords: readonly { words: RegExp; instead: string }[] = [
  { words: /\b(?:says?|said|saying)\b/gi, instead: 'contains, returns, means, documents' },
  { words: /\b(?:tells?|told|telling)\b/gi, instead: 'notifies, returns, reports' },
  { words: /\b(?:asks?|asked|asking)\b/gi, instead: 'requests, queries, calls' },
  { words: /\banswers\b/gi, instead: 'responds, returns; responses' },
  { words: /\bwords\b/gi, instead: 'text, message, terms, arguments' },
  { words: /\bof (?:its|their|one['’]s|his|her) own\b/gi, instead: 'own, separate' },
  { words: /\bbesides\b/gi, instead: 'also, in addition' },
  { words: /\banew\b/gi, instead: 'again' },
  { words: /\b(?:stands?|stood|lies)\b/gi, instead: 'is, is in, is stored in' },
  { words: /\bwho(?:so)?ever\b/gi, instead: 'anyone who, the user who' },
  { words: /\bsomebody\b/gi, instead: 'a user, someone' },
];

/** The first word of a comment or a test title that hides the subject of its sentence. */
export const bannedOpening = /^(?:what|whether)\b/i;

/** Parts of names, as camelCase and kebab-case divide them. */
export const bannedNameParts: ReadonlySet<string> = new Set([
  'say',
  'says',
  'said',
  'tell',
  'tells',
  'told',
  'ask',
  'asks',
  'asked',
  'answers',
  'words',
  'anew',
  'besides',
  'stands',
  'lies',
  'whoever',
  'somebody',
]);

/** How the name of an exported function begins: a standard verb, or the beginning of a predicate. */
export const standardVerbs: ReadonlySet<string> = new Set(
  (
    'abort accept acquire activate add adopt allow announce append apply approve archive arrange assert assign assume attach authenticate authorize ' +
    'await block book build cache calculate call cancel capture change check choose claim clean clear clone close collect combine compare compile ' +
    'complete compose compress compute configure confirm connect consume contains convert copy count create crop deactivate declare decline decode ' +
    'decrypt deduct define delay delete deliver derive describe destroy detach detect diff disable disconnect discard dismiss dispatch display divide ' +
    'do download draw drop enable encode encrypt end ensure enqueue escape estimate evaluate exchange exclude execute exists expand expect expire ' +
    'explain export extend extract fail fetch fill filter find finish fire flatten flush fold follow forget format forward freeze fulfil generate get grant ' +
    'group handle hash hide highlight hydrate import include increment inherit init insert inspect install invalidate invite issue join ' +
    'limit link list listen load localize lock log login logout lookup mail make map mark mask match measure merge migrate mirror mock move navigate ' +
    'normalize notify observe offer omit on open order paginate parse patch pay perform pick place plan post prefer prefetch prepare prepend preview price print process ' +
    'project prove provide prune publish push put query queue quote read reapply rebuild receive reconcile record recover redirect reduce refetch refresh refund ' +
    'refuse register reject release reload remind remove rename render reopen reorder repeat replace reply report request require reschedule reserve reset resize resolve respond ' +
    'restart restore restrict resume retry return reuse reverse revert review revoke rewrite rollback rotate round route run save scale scan schedule score scroll ' +
    'search seed select send serialize serve set settle share ship show shuffle sign skip sleep slice snapshot sort split start stop store stream strip ' +
    'submit subscribe subtract sum summarize suspend sweep switch sync take test throttle throw tick toggle touch track transfer transform translate trim truncate try ' +
    'undo unlink unlock unpublish unregister unsubscribe update upgrade upload upsert use validate verify view visit wait walk warn watch withdraw with without wrap write ' +
    // Predicates and conversions.
    'is are has have can may must should needs does did was will to from by or and not'
  ).split(' '),
);
