/** An error response in Stripe's format. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;

  constructor(status: number, message: string, code?: string, type = 'invalid_request_error') {
    super(message);
    this.name = 'SandboxRefusal';
    this.status = status;
    this.code = code;
    this.type = type;
  }
}
