export interface ReplyExtras {
  status?: number;
  headers: Record<string, string>;
  cookies: {
    name: string;
    value: string;
    maxAgeSeconds?: number;
    path?: string;
    httpOnly?: boolean;
  }[];
  redirect?: string;
}
