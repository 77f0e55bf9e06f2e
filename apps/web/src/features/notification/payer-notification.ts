/** A notification to the payer, as a payment or a subscription holds it. */
export interface PayerNotification {
  readonly id: string;
  readonly date: string;
  readonly type: string | null;
  readonly action: string | null;
}
