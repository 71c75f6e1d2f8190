/** A file from a multipart body, as the server reads it. */
export interface UploadedFile {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}
