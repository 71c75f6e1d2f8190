/** A refusal as PayPal names it. */
export class PaypalError extends Error {
  override name = 'PaypalError';
  readonly status: number;
  readonly issue: string;
  readonly links: readonly { href: string; rel: string; method: string }[];

  constructor(status: number, issue: string, links: PaypalError['links'] = []) {
    super(issue);
    this.status = status;
    this.issue = issue;
    this.links = links;
  }
}

export const notFound = () => new PaypalError(404, 'INVALID_RESOURCE_ID');

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
};
const messages: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  RESOURCE_CONFLICT: 'The request conflicts with another one.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
};

/** The answer that a refusal has. */
export function describeError({ status, issue, links }: PaypalError) {
  // A repeated batch has a separate name.
  const name = links.length ? 'USER_BUSINESS_ERROR' : (names[status] ?? 'INTERNAL_SERVER_ERROR');
  return {
    name,
    message: messages[name] ?? 'User business error.',
    debug_id: 'sandbox',
    details: [{ issue, ...(links.length ? { link: links } : {}) }],
    links: [],
  };
}
