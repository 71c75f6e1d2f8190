/** The part of oidc-provider that the local provider uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface GrantLike {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface OidcContext {
    oidc: {
      provider: { Grant: new (fields: { clientId: string; accountId: string }) => GrantLike };
      session?: { accountId?: string };
    };
  }
  interface Configuration {
    adapter: new (name: string) => object;
    clients: {
      client_id: string;
      client_secret: string;
      redirect_uris: string[];
      token_endpoint_auth_method: string;
    }[];
    jwks: { keys: object[] };
    cookies: { keys: string[]; names: Record<string, string> };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    pkce: { required(): boolean };
    features: Record<string, { enabled: boolean }>;
    interactions: { url(ctx: unknown, interaction: { uid: string }): string };
    ttl: Record<string, number>;
    findAccount(
      ctx: unknown,
      id: string,
    ): { accountId: string; claims(): Record<string, unknown> } | undefined;
    loadExistingGrant(ctx: OidcContext): Promise<GrantLike>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: Record<string, unknown> }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<void>;
  }
}
