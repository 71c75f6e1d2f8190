/** Input of a call of the walk that needs a row that exists. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Samples {
  /** True for a call about the caller’s account: a new person makes it. */
  isOwn(endpoint: string): boolean;
  find(endpoint: string, person?: NewPerson): Promise<Sample | undefined>;
}

export interface Principals {
  ownerA: { token: string; accountId: string };
  admin: { token: string; accountId: string };
}

/** A person for a single call. */
export interface NewPerson {
  token: string;
  accountId: string;
  email: string;
}
