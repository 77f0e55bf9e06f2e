export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in America/Argentina/Buenos_Aires, RFC 3339 full-date, for example `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A moment, RFC 3339 date-time, for example `2026-11-21T15:04:05.000Z`. Answers are in UTC; arguments may have any offset. */
  DateTime: { input: string; output: string; }
  /**
   * A decimal number as text, for example `1234.50`. It has up to 16 digits before the point and up to 6 after it. Amounts
   * stand beside their currency. Compute with decimal arithmetic, never with binary floating point.
   */
  Decimal: { input: string; output: string; }
  /** Any JSON value, as a service or a collector sent it. Its shape is not part of this schema. */
  JSON: { input: unknown; output: unknown; }
};

/** Something that somebody did, as the audit trail records it. It never changes. */
export type Activity = {
  __typename?: 'Activity';
  /** Name of the mutation, `Type.field` of the data that was shown, `download` or `upload`. */
  action: Scalars['String']['output'];
  /** Fields that the change has changed; empty where nothing was. */
  changes: Array<ActivityChange>;
  /** Exact code of what is not `DONE`; null otherwise. */
  code: Maybe<Scalars['String']['output']>;
  /** Number of all of them, with those that other events record. */
  count: Scalars['Int']['output'];
  /** Chain in which it is kept, and its place there. */
  id: Scalars['ID']['output'];
  /** Identifiers of what it was done to, at most 100. */
  ids: Array<Scalars['ID']['output']>;
  /** Kind of what was done. */
  kind: ActivityKind;
  /** Full name in the token of that person; null where it had none. */
  name: Maybe<Scalars['String']['output']>;
  /** Words of whoever did it, without long numbers and addresses; null where none were requested. */
  reason: Maybe<Scalars['String']['output']>;
  /** Identifier of the request, which an error notice shows, too. */
  requestId: Scalars['ID']['output'];
  /** End of what was done. */
  result: ActivityResult;
  /** Status after the change, as the service gave it; null where it is not known, or there was no change. */
  statusAfter: Maybe<Scalars['String']['output']>;
  /** Status before the change, as the service gave it; null where it is not known, or there was no change. */
  statusBefore: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it ended. */
  time: Scalars['DateTime']['output'];
  /** Type of what it was done to, as in this schema. */
  type: Scalars['String']['output'];
  /** User name of whoever did it; null where nobody had signed in. */
  username: Maybe<Scalars['String']['output']>;
  /** Values that the change was requested with, or else that the record had; empty without any. */
  values: Array<ActivityValue>;
  /** Version after the change; null where it is not known, or the type has none. */
  versionAfter: Maybe<Scalars['Int']['output']>;
};

/** A field that a change has changed. */
export type ActivityChange = {
  __typename?: 'ActivityChange';
  /** Amount after, a decimal; null of every other field, and where there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** Amount before, a decimal; null of every other field, whose value may be personal data, and where there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field, as in this schema. */
  field: Scalars['String']['output'];
};

/** Conditions for what was done; all given conditions must hold. */
export type ActivityFilter = {
  /** Name of the mutation, or `Type.field` of the data that was shown. Without it, all match. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Names as those of `action`, 1 to 100, of which any one matches. Without it, all match. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Identifier of what it was done to, compared whole. Without it, all match. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of what was done. Without it, all match. */
  kind?: InputMaybe<ActivityKind>;
  /** Part of the words of a note, in any case, with or without accents. Without it, all match. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Days on which it ended. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Identifier of the request, which an error notice shows, too. Without it, all match. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** End of it. Without it, all match. */
  result?: InputMaybe<ActivityResult>;
  /** Type of what it was done to, as in this schema. Without it, all match. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** User name of whoever did it, compared whole. Without it, all match. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of what somebody did. */
export type ActivityKind =
  /** A change that was requested. */
  | 'CHANGE'
  /** A file that was sent to somebody. */
  | 'DOWNLOAD'
  /** Events are missing here: `count` of them found no room while their store was away. */
  | 'GAP'
  /** A look at protected data. */
  | 'LOOK'
  /** Note on a record; its text is in `reason`. */
  | 'NOTE'
  /** A person took a record of a queue to work on it, or released it. */
  | 'TAKE'
  /** A file that somebody sent. */
  | 'UPLOAD';

/** One page of what was done, newest first. */
export type ActivityPage = {
  __typename?: 'ActivityPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Events of this page, newest first. */
  rows: Array<Activity>;
  /** Number of events that match, on all pages, 10,000 at most: more are not counted. */
  size: Scalars['Int']['output'];
};

/** End of what somebody did. */
export type ActivityResult =
  /** The change was made, the data was shown, the file was sent to its end. */
  | 'DONE'
  /** Nothing was changed, or the file broke off. */
  | 'FAILED'
  /** Refused for lack of a permission; no change was requested. */
  | 'FORBIDDEN'
  /** Nobody knows whether the change was made. */
  | 'OUTCOME_UNKNOWN'
  /** Refused by an argument, a rule, a conflict or the service; nothing was changed. */
  | 'REFUSED'
  /** Requested again under the same key, and made no more than once. */
  | 'REPEATED';

/** A value that a change was requested with, or that the record had: an amount, a currency, an account, an identifier. */
export type ActivityValue = {
  __typename?: 'ActivityValue';
  /** Name of the bank of an account; null without one, and of every other value. */
  bank: Maybe<Scalars['String']['output']>;
  /** Digest of an account, by which the same account is recognized; null of every other value. */
  digest: Maybe<Scalars['String']['output']>;
  /** Name of the argument or field, as in this schema; a dot leads into an object. */
  field: Scalars['String']['output'];
  /** The value; of an account its last four digits, and null where they are not recorded. */
  value: Maybe<Scalars['String']['output']>;
};

/** Result of leaving a note. */
export type AddNotePayload = {
  __typename?: 'AddNotePayload';
  /** Why no note was left; null when one was. */
  error: Maybe<ChangeError>;
  /** Notes of the record by now, newest first, at most 100; null after a refusal. */
  notes: Maybe<Array<Note>>;
};

/** Amounts from and to, both included; the same one twice means just that amount. */
export type AmountRangeInput = {
  /** Smallest amount, not negative, with at most two decimals. Without it, there is no smallest. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** Largest amount, not negative, with at most two decimals. Without it, there is no largest. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Something that can be done to an entity, and whether this person may do it now. The mutation asks the same rule again. */
export type AvailableAction = {
  __typename?: 'AvailableAction';
  /** Whether this person may do it now. */
  allowed: Scalars['Boolean']['output'];
  /** Stable name of the action, for example `cancel`. */
  name: Scalars['String']['output'];
  /** Why it is not allowed, in Spanish for the operator; null when it is allowed. */
  reason: Maybe<Scalars['String']['output']>;
  /** Stable code of why it is not allowed, for example `no_permission`; null when it is allowed. */
  reasonCode: Maybe<Scalars['String']['output']>;
};

/** Format of a file for the bank. */
export type BankFileFormat =
  /** Lines of fixed width, in ASCII. */
  | 'TXT'
  /** Workbook of one sheet. */
  | 'XLSX'
  /** XML document of our own schema. */
  | 'XML';

/** Payments of a collector whose money is withdrawn together. */
export type Batch = {
  __typename?: 'Batch';
  /**
   * What people did to the batch, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Every action of a batch, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Sum of its payments, in `currencyId`. */
  balance: Scalars['Decimal']['output'];
  /** Collector that is paid; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Name of the collector, as the batch service has it; null when it has none. */
  collectorName: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was created. */
  creationDate: Scalars['DateTime']['output'];
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Moment in UTC until which payments belong to it; null while it is open. */
  endDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC at which its files were made; null while there are none. */
  fileDate: Maybe<Scalars['DateTime']['output']>;
  /** Version of the layout of its files, for example `00004`. */
  formatVersion: Scalars['String']['output'];
  /** Identifier of the batch in the batch service. */
  id: Scalars['ID']['output'];
  /** Number of its payments. */
  recordCount: Scalars['Int']['output'];
  /** Moment in UTC from which payments belong to it; null when the service does not know it. */
  startDate: Maybe<Scalars['DateTime']['output']>;
  /** Status of the batch; `UNKNOWN` when this API does not know it. */
  status: BatchStatus;
  /** Status as the batch service gave it, for example `for_withdrawing`. */
  statusCode: Scalars['String']['output'];
  /** Reason of a refusal or an error, as the service gave it; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /**
   * Digest of what a confirmation shows, such as status, balance, records and collector.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** Payments of a collector whose money is withdrawn together. */
export type BatchActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Payments of a collector whose money is withdrawn together. */
export type BatchAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which batches are wanted; all given conditions must hold. */
export type BatchFilter = {
  /** Balances that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `creationDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Identifiers of batches, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days on which it was created. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Identifier of the batch, at most 100 characters, compared whole. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the batch; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<BatchStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<BatchStatus>>;
};

/** A page of batches, and how many match. */
export type BatchPage = {
  __typename?: 'BatchPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The batches of this page, in the requested order. */
  rows: Array<Batch>;
  /** Number of batches that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a batch answers. */
export type BatchPayload = {
  __typename?: 'BatchPayload';
  /** The batch as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  batch: Maybe<Batch>;
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
};

/** All batches that match a search, without those left out. */
export type BatchSelection = {
  __typename?: 'BatchSelection';
  /** The batches, in the order of the list. */
  rows: Array<Batch>;
  /** Sums of their balances, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of batches. */
export type BatchSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: BatchSortField;
};

/** What batches can be sorted by. */
export type BatchSortField =
  /** By the sum of its payments. */
  | 'BALANCE'
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the moment at which it was created. */
  | 'CREATION_DATE'
  /** By the number of its payments. */
  | 'RECORD_COUNT'
  /** By the status. */
  | 'STATUS';

/** Status of a batch of withdrawals. */
export type BatchStatus =
  /** Payments are still added to it. */
  | 'CREATED'
  /** It could not be processed; `statusDetail` says why. */
  | 'ERROR'
  /** Its money can be withdrawn, and it has files. */
  | 'FOR_WITHDRAWING'
  /** It is being processed. */
  | 'IN_PROCESS'
  /** Its money was withdrawn, and it has files. */
  | 'IN_WITHDRAWN'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** What the first six digits of a card identify. */
export type Bin = {
  __typename?: 'Bin';
  /** Days until a payment with such a card is accredited. */
  accreditationDay: Scalars['Int']['output'];
  /**
   * What people did to the BIN, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Brand of the cards, for example Visa. */
  brand: BinChoice;
  /** Type of the cards, for example credit. */
  cardType: BinChoice;
  /** Country of the issuer in ISO 3166-1 alpha-3, for example `ARG`; null when nobody knows it. */
  country: Maybe<Scalars['String']['output']>;
  /** The six digits themselves. */
  id: Scalars['ID']['output'];
  /** Bank or company that issues the cards; null when nobody knows it. */
  issuer: Maybe<BinChoice>;
  /** Code of the payment method. */
  paymentMethodCode: Scalars['Int']['output'];
  /** Name of the payment method; null when the catalogue does not know its code. */
  paymentMethodName: Maybe<Scalars['String']['output']>;
  /** Subtype of the cards, for example Gold; null when nobody knows it. */
  subtype: Maybe<BinChoice>;
  /** How many payments have a card of it: while there are any, it is not deleted. */
  uses: Scalars['Int']['output'];
  /** Version of all but `uses`, for a change of it: a digest without an order. */
  version: Scalars['Int']['output'];
};


/** What the first six digits of a card identify. */
export type BinActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** Something that is chosen for a BIN from a list of the service: a brand, a type, a subtype or an issuer. */
export type BinChoice = {
  __typename?: 'BinChoice';
  /** Words of the choice, for example `Visa`. */
  description: Scalars['String']['output'];
  /** Identifier of the choice in the BIN service. */
  id: Scalars['ID']['output'];
};

/** A page of what can be chosen for a BIN, by its words. */
export type BinChoicePage = {
  __typename?: 'BinChoicePage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The choices of this page, by their words. */
  rows: Array<BinChoice>;
  /** Number of choices that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** Which BINs are wanted; all given conditions must hold. */
export type BinFilter = {
  /** Identifiers of BINs, at most 100: only these. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** One search box, at most 100 characters: a part of the number, of the brand or of the issuer. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a person may fill in of a BIN. What is left out is gone. */
export type BinInput = {
  /** Days until a payment is accredited, 0 to 999. */
  accreditationDay: Scalars['Int']['input'];
  /** Identifier of the brand. */
  brandId: Scalars['ID']['input'];
  /** Country of the issuer in ISO 3166-1 alpha-3. Without it, the BIN has none. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the issuer. Without it, the BIN has none. */
  issuerId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the payment method. */
  paymentMethodCode: Scalars['Int']['input'];
  /** Identifier of the subtype. Without it, the BIN has none. */
  subtypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of the type. */
  typeId: Scalars['ID']['input'];
};

/** A page of BINs, and how many match. */
export type BinPage = {
  __typename?: 'BinPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1, although the service counts from 0. */
  page: Scalars['Int']['output'];
  /** The BINs of this page, in the requested order. */
  rows: Array<Bin>;
  /** Number of BINs that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What creating or changing a BIN answers. */
export type BinPayload = {
  __typename?: 'BinPayload';
  /** The BIN after the change; null when nothing was changed, or without the permission to see it. */
  bin: Maybe<Bin>;
  /** Why nothing was changed; null when the change was made. */
  error: Maybe<ChangeError>;
};

/** One order of a list of BINs. */
export type BinSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: BinSortField;
};

/** What BINs can be sorted by. */
export type BinSortField =
  /** By the days until accreditation. */
  | 'ACCREDITATION_DAY'
  /** By the words of the brand. */
  | 'BRAND'
  /** By the words of the type. */
  | 'CARD_TYPE'
  /** By the six digits. */
  | 'ID'
  /** By the words of the issuer. */
  | 'ISSUER'
  /** By the code of the payment method. */
  | 'PAYMENT_METHOD';

/**
 * The same change of many records, which the application of its owner makes one by one. It is kept for a week after its last
 * word, so that it goes on in any browser after a crash. Its changes are recorded in the activity by themselves.
 */
export type BulkRun = {
  __typename?: 'BulkRun';
  /** Name of the mutation that changes each record. */
  action: Scalars['String']['output'];
  /** Arguments that all items have; null where they are not kept, and for everybody but its owner. */
  arguments: Maybe<Array<BulkRunArgument>>;
  /** Moment at which it began. */
  beganAt: Scalars['DateTime']['output'];
  /** Number of the items whose change was made. */
  done: Scalars['Int']['output'];
  /** Number of the items whose change failed. */
  failed: Scalars['Int']['output'];
  /** Identifier of the run, a UUID that its application made. */
  id: Scalars['ID']['output'];
  /** True for a run of the person who asks. */
  isOwn: Scalars['Boolean']['output'];
  /**
   * True while its owner can go on with it. It is false once it has ended, a day after it began, when keys are forgotten, and
   * where its arguments are not kept, such as a payment method.
   */
  isResumable: Scalars['Boolean']['output'];
  /** Its items in their order, at most 1,000; null for everybody but its owner. */
  items: Maybe<Array<BulkRunItem>>;
  /** Full name of the person who began it. */
  owner: Scalars['String']['output'];
  /** Number of its items, 1 to 1,000. */
  size: Scalars['Int']['output'];
  /** State of the run. */
  state: BulkRunState;
  /** Moment of the last word of its application. */
  toldAt: Scalars['DateTime']['output'];
  /** Type of the records, as in this schema. */
  type: Scalars['String']['output'];
  /** Number of the items of which nobody knows. */
  unknown: Scalars['Int']['output'];
};

/** An argument of the mutation of a bulk run: a reason, an amount or a choice. */
export type BulkRunArgument = {
  __typename?: 'BulkRunArgument';
  /** Name of the argument, as in this schema. */
  name: Scalars['String']['output'];
  /** The argument as text; null where it was given as null. */
  value: Maybe<Scalars['String']['output']>;
};

/** An argument of the mutation of a bulk run. */
export type BulkRunArgumentInput = {
  /**
   * Name of an argument whose value the audit trail may show: a reason, a choice, or one that is recorded there. Others,
   * such as a payment method, are refused.
   */
  name: Scalars['String']['input'];
  /** The argument as text, at most 500 characters, without the number of a card. Without it, the argument is given as null. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** One item of a bulk run: the record, and how its change is requested. */
export type BulkRunItem = {
  __typename?: 'BulkRunItem';
  /** Arguments of this item alone; empty where all items have the same. */
  arguments: Array<BulkRunArgument>;
  /** Identifier of the record. */
  id: Scalars['ID']['output'];
  /** Idempotency key with which its change is requested next. */
  idempotencyKey: Scalars['ID']['output'];
  /** True when its change may have left, and no definite outcome is known: only the same key may be used again. */
  mayBeMade: Scalars['Boolean']['output'];
  /** Why it is not done, in Spanish for the operator; null where it is, or nobody knows. */
  message: Maybe<Scalars['String']['output']>;
  /** What the operator can do about it, in Spanish; null where nobody said. */
  nextStep: Maybe<Scalars['String']['output']>;
  /** Identifier of its last request, for whoever investigates; null where nobody gave one. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** What became of it. */
  state: BulkRunItemState;
  /** Version that the person saw. */
  version: Scalars['Int']['output'];
};

/** What became of one item of a bulk run, as far as its application has reported it. */
export type BulkRunItemState =
  /** Its change was made. */
  | 'DONE'
  /** Its change was refused or failed; nothing was changed. */
  | 'FAILED'
  /** Nobody knows whether its change was made. */
  | 'UNKNOWN'
  /** No outcome is known. Its change may have left when `mayBeMade` is true. */
  | 'WAITING';

/** What became of one item. */
export type BulkRunOutcomeInput = {
  /** Idempotency key with which its change is requested next. Only `FAILED` may bring another one; else it is refused. */
  idempotencyKey: Scalars['ID']['input'];
  /** Why it is not done, in Spanish, at most 500 characters; numbers of cards, accounts and people become `…`. Without it, nobody knows. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** What the operator can do about it, in Spanish, at most 500 characters. Without it, nobody said. */
  nextStep?: InputMaybe<Scalars['String']['input']>;
  /** Place of the item in the run, from 0. */
  place: Scalars['Int']['input'];
  /** Identifier of its last request: 8 to 64 letters, digits and dashes. Without it, nobody gave one. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** What became of it, never `WAITING`. An item that is `DONE` stays so. */
  state: BulkRunItemState;
};

/** What a change of a bulk run answers. */
export type BulkRunPayload = {
  __typename?: 'BulkRunPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The run as it is now; null when it was not read, or there is none. */
  run: Maybe<BulkRun>;
};

/** Report of an application about its bulk run. */
export type BulkRunReportInput = {
  /** Number of the first items whose changes may leave from now on. It never becomes smaller. */
  begun: Scalars['Int']['input'];
  /** Name of the application, as when it began or took up the run. */
  holder: Scalars['ID']['input'];
  /** Number of the report, from 1, larger than those of its earlier ones. One that comes after a larger one changes nothing. */
  number: Scalars['Int']['input'];
  /** What became of items since the last word, at most 1,000, in their order; an item may be in it again. */
  outcomes: Array<BulkRunOutcomeInput>;
  /** State of the run. */
  state: BulkRunState;
};

/** State of a bulk run. */
export type BulkRunState =
  /** Nothing is left, or its owner gave up the rest. */
  | 'ENDED'
  /** It was stopped, or its application is gone: what is left waits for its owner. */
  | 'PAUSED'
  /** An application makes its changes, and has reported so within the last 15 seconds. */
  | 'RUNNING';

/** A card that is to pay. The gateway sends its number on to the service and does not store it. */
export type CardInput = {
  /** Month in which the card expires, 1 to 12. */
  expirationMonth: Scalars['Int']['input'];
  /** Year in which the card expires, four digits. */
  expirationYear: Scalars['Int']['input'];
  /** Holder of the card; the document is a DNI. */
  holder: HolderInput;
  /** Number of the card, 13 to 19 digits. */
  number: Scalars['String']['input'];
};

/** An external id that differs by case alone from another one. */
export type CaseTwin = {
  __typename?: 'CaseTwin';
  /** The id as the import has it. */
  externalId: Scalars['String']['output'];
  /** The other id, of a payment or of another import. */
  writtenAs: Scalars['String']['output'];
};

/**
 * Why a change was not made. It is expected, and so it is data. Nothing was changed, unless `mayBeMade` is true. Other
 * failures, such as a missing permission or a service that fails, are GraphQL errors. Their `extensions.outcomeUnknown` is
 * true when the change may have happened. Then only the same arguments with the same key may be sent again.
 */
export type ChangeError = {
  __typename?: 'ChangeError';
  /** Why that is so, in Spanish for the operator. */
  cause: Scalars['String']['output'];
  /** Class of the refusal, for programs. */
  code: ChangeErrorCode;
  /**
   * Exact refusal: the service's own code, or the reason code of the action. It is null when this API refuses an
   * argument or finds nothing, or when the service gives none.
   */
  extendedCode: Maybe<Scalars['String']['output']>;
  /** Arguments that were refused; empty where they are not known. */
  fields: Array<FieldError>;
  /**
   * True when this very change may have been made: the record is not what it was, and no gateway knows the key, which they
   * forget when they lose their memory. Whoever has sent this key before looks at the record before asking again.
   */
  mayBeMade: Scalars['Boolean']['output'];
  /** Why the change was refused, in Spanish for the operator. */
  message: Scalars['String']['output'];
  /** What the operator can do about it, in Spanish. */
  nextStep: Scalars['String']['output'];
  /** Identifier of the request in this API, for whoever investigates. */
  requestId: Scalars['ID']['output'];
  /** Class that the service gave the error, in its own terms; null where this API refused, or the service gave none. */
  serviceCode: Maybe<Scalars['String']['output']>;
};

/** Class of an expected refusal of a change. */
export type ChangeErrorCode =
  /** An argument is not acceptable; `fields` says which and why. */
  | 'BAD_USER_INPUT'
  /**
   * It has changed since the person saw it, or its status does not allow this. The payload holds it as it is now, where it
   * could be read.
   */
  | 'CONFLICT'
  /** There is no such thing any more. */
  | 'NOT_FOUND'
  /** The service refused the change for a reason of the business. */
  | 'REFUSED';

/** Idempotency key and version that every change of a versioned entity carries. */
export type ChangeInput = {
  /**
   * Idempotency key, created when the person opens the dialog or the form, and kept through every retry of it. For a day,
   * the same key with the same arguments is executed once and answered the same, unless this API loses its memory.
   * With other arguments it is refused. It has 8 to 128 visible ASCII characters, for example a UUID.
   */
  idempotencyKey: Scalars['ID']['input'];
  /** Version that the person saw, a count from 1 or a digest. When it is no longer the current one, the change is refused with `CONFLICT`. */
  version: Scalars['Int']['input'];
};

/** Person whom a note can mention. */
export type Colleague = {
  __typename?: 'Colleague';
  /** Name after `@` that mentions the person: the user name in lower case, without the domain of an e-mail address. */
  mention: Scalars['String']['output'];
  /** Full name in the token of the last act; null where it had none, or where colleagues with this `mention` have others. */
  name: Maybe<Scalars['String']['output']>;
};

/** Who is paid: an entity or shop of the platform, in Spanish `entidad` or `comercio`. */
export type Collector = {
  __typename?: 'Collector';
  /**
   * What people did to the collector and to its configuration, newest first. Who looked at its protected data is shown
   * with `ACTIVITY_AUDIT` alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Money of the collector; null when the collector service fails. */
  balance: Maybe<CollectorBalance>;
  /** Version of its payment form, for example `v2`; null when the service gives none. */
  checkoutVersion: Maybe<Scalars['String']['output']>;
  /** Its configuration entries, the disabled ones last; null when the collector service fails. */
  configurations: Maybe<Array<CollectorConfiguration>>;
  /** Signature of the collector: its identifier in the collector service, a short code such as `LUZN`. */
  id: Scalars['ID']['output'];
  /** The match that its imports always use; null when it has none. */
  matchImport: Maybe<MatchImport>;
  /** The match of imports as the collector service gave it, for example `match_payer`; null when it has none. */
  matchImportCode: Maybe<Scalars['String']['output']>;
  /** Commercial name of the collector. */
  name: Scalars['String']['output'];
  /** Payments for this collector; null when the payment service fails, or without the permission. */
  payments: Maybe<PaymentPage>;
  /** Subscriptions for this collector, of every type; null when the subscription service fails, or without the permission. */
  subscriptions: Maybe<SubscriptionPage>;
  /** How its money is withdrawn; null when it has no strategy. */
  withdrawalStrategy: Maybe<WithdrawalStrategy>;
  /** The strategy as the collector service gave it, for example `balance`; null when it has none. */
  withdrawalStrategyCode: Maybe<Scalars['String']['output']>;
};


/** Who is paid: an entity or shop of the platform, in Spanish `entidad` or `comercio`. */
export type CollectorActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who is paid: an entity or shop of the platform, in Spanish `entidad` or `comercio`. */
export type CollectorPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PaymentSort>>;
};


/** Who is paid: an entity or shop of the platform, in Spanish `entidad` or `comercio`. */
export type CollectorSubscriptionsArgs = {
  filter?: InputMaybe<SubscriptionFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<SubscriptionSort>>;
};

/** Money of a collector, in one currency. */
export type CollectorBalance = {
  __typename?: 'CollectorBalance';
  /** All money of the collector, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Money that can be withdrawn, in `currencyId`. */
  availableAmount: Scalars['Decimal']['output'];
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
};

/** A configuration entry of a collector: a variable with its value. */
export type CollectorConfiguration = {
  __typename?: 'CollectorConfiguration';
  /** Moment in UTC at which it was disabled; null while it holds. */
  deleteDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the configuration entry in the collector service. */
  id: Scalars['ID']['output'];
  /** Value of the entry, as text. */
  value: Scalars['String']['output'];
  /** The variable that the entry sets. */
  variable: ConfigurationVariable;
  /** Version of the entry, for a change of it: a digest without an order. */
  version: Scalars['Int']['output'];
};

/** What a change of the configuration of a collector answers. */
export type CollectorConfigurationPayload = {
  __typename?: 'CollectorConfigurationPayload';
  /** The configuration entry after the change; null when nothing was changed. */
  configuration: Maybe<CollectorConfiguration>;
  /** Why nothing was changed; null when the change was made. */
  error: Maybe<ChangeError>;
};

/** Which collectors are wanted; all given conditions must hold. */
export type CollectorFilter = {
  /** Identifiers of collectors, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the signature or of the name, in any case, at most 100 characters. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A notification to the collector. */
export type CollectorNotification = {
  __typename?: 'CollectorNotification';
  /** Moment in UTC at which it was last tried again; null when it never was. */
  lastRetry: Maybe<Scalars['DateTime']['output']>;
  /** What was sent to the collector; null when the service gives none. */
  originalRequest: Maybe<Scalars['JSON']['output']>;
  /** What the collector's server answered; null when the service gives none. */
  response: Maybe<Scalars['String']['output']>;
  /** Number of attempts after the first. */
  retryCount: Scalars['Int']['output'];
  /** How the last attempt to deliver it ended. */
  status: NotificationStatus;
  /** Status as the payment service gave it, for example `sent`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** URL of the collector to which it was sent. */
  url: Scalars['String']['output'];
};

/** A page of collectors, and how many match. */
export type CollectorPage = {
  __typename?: 'CollectorPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The collectors of this page, in the requested order. */
  rows: Array<Collector>;
  /** Number of collectors that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** One order of a list of collectors. */
export type CollectorSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: CollectorSortField;
};

/** What collectors can be sorted by. */
export type CollectorSortField =
  /** By the name. */
  | 'NAME'
  /** By the signature. */
  | 'SIGNATURE';

/** Width of a column that a person chose. */
export type ColumnWidth = {
  __typename?: 'ColumnWidth';
  /** Name of the column in the application. */
  column: Scalars['String']['output'];
  /** Width in CSS pixels, 1 to 2,000. */
  pixels: Scalars['Int']['output'];
};

/** Width of a column that the person chose. */
export type ColumnWidthInput = {
  /** Name of the column in the application, at most 60 characters. */
  column: Scalars['String']['input'];
  /** Width in CSS pixels, 1 to 2,000. */
  pixels: Scalars['Int']['input'];
};

/** A variable that a configuration entry may set. */
export type ConfigurationVariable = {
  __typename?: 'ConfigurationVariable';
  /** Stable code of the variable, for example `scheduled_cron`. */
  code: Scalars['String']['output'];
  /** Identifier of the variable in the collector service. */
  id: Scalars['ID']['output'];
  /**
   * Whether this person may set it and disable its entries. A variable of scheduled withdrawals needs
   * `WITHDRAWAL_AUTHORIZE`, any other `COLLECTOR_CREATE`.
   */
  mayChange: Scalars['Boolean']['output'];
  /** Name of the variable, as the service gave it. */
  name: Scalars['String']['output'];
};

/** Configuration that converts a file in the format of a third party to a file of imports. */
export type ConverterConfiguration = {
  __typename?: 'ConverterConfiguration';
  /** Identifier of the configuration in the converter service. */
  id: Scalars['ID']['output'];
  /** Name of the configuration, as people read it. */
  name: Scalars['String']['output'];
};

/** What saving views answers. */
export type CreateViewsPayload = {
  __typename?: 'CreateViewsPayload';
  /** Why no view was saved; null when all are. */
  error: Maybe<ChangeError>;
  /** The views as they are kept now; empty after a refusal, of which no view is kept. */
  views: Array<SavedView>;
};

/** Conversion of a token payment. */
export type CurrencyConversion = {
  __typename?: 'CurrencyConversion';
  /** Units of `destinationCurrency` for one of `originalCurrency`. */
  conversionFactor: Scalars['Decimal']['output'];
  /** Amount after the conversion, in `destinationCurrency`. */
  convertedAmount: Scalars['Decimal']['output'];
  /** Code of the currency converted to, for example `ARS`. */
  destinationCurrency: Scalars['String']['output'];
  /** Amount before the conversion, in `originalCurrency`. */
  originalAmount: Scalars['Decimal']['output'];
  /** Code of the currency or token paid with, for example `USDT`. */
  originalCurrency: Scalars['String']['output'];
};

/** Sum of amounts in one currency. */
export type CurrencyTotal = {
  __typename?: 'CurrencyTotal';
  /** Sum of the amounts, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
};

/**
 * A change by another person of a record on which the person had acted, or of a part of it, or a change or note on one that
 * the person follows.
 */
export type Decision = {
  __typename?: 'Decision';
  /** Name of the mutation, as in this schema; `addNote` for a note on a followed record. */
  action: Scalars['String']['output'];
  /** Chain of events that stores the change, and its place in the chain. */
  id: Scalars['ID']['output'];
  /** True where the person only follows the record; false for a change after an own act on it. */
  isFollowed: Scalars['Boolean']['output'];
  /** Full name in the token of that person; null where it had none. */
  name: Maybe<Scalars['String']['output']>;
  /** Why it was made, in the words of who made it, or the words of a note; null without any. */
  reason: Maybe<Scalars['String']['output']>;
  /** Identifier of the record. */
  recordId: Scalars['ID']['output'];
  /** Moment in UTC at which it was made. */
  time: Scalars['DateTime']['output'];
  /** Type of the record, as in this schema. */
  type: Scalars['String']['output'];
  /** User name of the person who made it. */
  username: Scalars['String']['output'];
  /** Values that the change was requested with, or else that the record had, as in its activity; empty without any. */
  values: Array<ActivityValue>;
};

/** What deleting BINs answers. */
export type DeleteBinsPayload = {
  __typename?: 'DeleteBinsPayload';
  /** The BINs as they are now, when one of them changed meanwhile; null otherwise, or without the permission to see them. */
  bins: Maybe<Array<Bin>>;
  /** Number of BINs that were deleted. */
  deleted: Scalars['Int']['output'];
  /** Why nothing was deleted; null when the change was made. */
  error: Maybe<ChangeError>;
};

/** What deleting payer references answers. */
export type DeletePayerReferencesPayload = {
  __typename?: 'DeletePayerReferencesPayload';
  /** Number of payer references that were deleted. */
  deleted: Scalars['Int']['output'];
  /** Why nothing was deleted; null when the change was made. */
  error: Maybe<ChangeError>;
  /** The payer reference as it is now, when it changed meanwhile; null otherwise, or without the permission to see it. */
  reference: Maybe<PayerReference>;
};

/** What deleting a saved view answers. */
export type DeleteViewPayload = {
  __typename?: 'DeleteViewPayload';
  /** Identifier of the view that is gone; null when it is not. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** Why it was not deleted; null when it was. */
  error: Maybe<ChangeError>;
};

/** An account that money goes to. */
export type Destination = {
  __typename?: 'Destination';
  /** CBU or CVU of 22 digits, or alias, as the service gave it. */
  account: Scalars['String']['output'];
  /** Name of the bank; null for a CVU, for an alias and for a bank that is not known. */
  bank: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which the collector last changed it; null when the service does not know it. */
  changedDate: Maybe<Scalars['DateTime']['output']>;
  /** Name of whoever the account belongs to; null when the service does not know it. */
  holder: Maybe<Scalars['String']['output']>;
  /** Whether its check digits hold; for an alias, whether it can be one. */
  isValid: Scalars['Boolean']['output'];
  /** How the account is named. */
  kind: DestinationKind;
};

/** How an account is named. */
export type DestinationKind =
  /** A name that stands for an account; its bank is not known. */
  | 'ALIAS'
  /** Account in a bank, of 22 digits. */
  | 'CBU'
  /** Account at a payment service provider, of 22 digits. */
  | 'CVU';

/** How a payment is shared out among destinations. */
export type Distribution = {
  __typename?: 'Distribution';
  /**
   * What people did to the distribution and to its parts, newest first. Who looked at its protected data is shown with
   * `ACTIVITY_AUDIT` alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Every action of a distribution, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Collector of the payment; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Name of the collector, as the distribution service has it; null when it has none. */
  collectorName: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Its parts, a page at a time; null when the distribution service fails. */
  details: Maybe<DistributionDetailPage>;
  /** Identifier of the distribution in the distribution service. */
  id: Scalars['ID']['output'];
  /** The payment; null when the payment service fails or does not know it, or without the permission. */
  payment: Maybe<Payment>;
  /** Identifier of the payment that is shared out. */
  paymentId: Scalars['ID']['output'];
  /** Moment in UTC at which it was requested. */
  requestDate: Scalars['DateTime']['output'];
  /** Status of the distribution; `UNKNOWN` when this API does not know it. */
  status: DistributionStatus;
  /** Status as the distribution service gave it, for example `authorization_pending`. */
  statusCode: Scalars['String']['output'];
  /** Reason of a rejection or an error, as the service gave it; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Amount that is shared out, in `currencyId`. */
  totalAmount: Scalars['Decimal']['output'];
  /** Type of the distribution; `UNKNOWN` when this API does not know it. */
  type: DistributionType;
  /** Type as the distribution service gave it, for example `no_scheduled`. */
  typeCode: Scalars['String']['output'];
  /** Number of the version, one more with every change of it or of its parts. */
  version: Scalars['Int']['output'];
};


/** How a payment is shared out among destinations. */
export type DistributionActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** How a payment is shared out among destinations. */
export type DistributionAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** How a payment is shared out among destinations. */
export type DistributionDetailsArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** A part of a distribution: how much goes to one destination. */
export type DistributionDetail = {
  __typename?: 'DistributionDetail';
  /** Amount of the part, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Every action of a part, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** CUIT of whoever is paid, as the service has it. */
  cuit: Scalars['String']['output'];
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Account that the money goes to; its holder is the name that the service was given. */
  destination: Destination;
  /** Identifier of the distribution that it is a part of. */
  distributionId: Scalars['ID']['output'];
  /** Identifier of the part in the distribution service. */
  id: Scalars['ID']['output'];
  /** Remarks of whoever made it; null without any. */
  observations: Maybe<Scalars['String']['output']>;
  /** Receipts that were sent of it, in the order of the distribution service. */
  receipts: Array<DistributionReceipt>;
  /** Status of the part; `UNKNOWN` when this API does not know it. */
  status: DistributionStatus;
  /** Status as the distribution service gave it, for example `pending`. */
  statusCode: Scalars['String']['output'];
  /** Reason of a rejection or an error, as the service gave it, with its technical prefix; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** What the part is, as the service gave it: `collector`, `commission`, `partner` or another. */
  typeCode: Scalars['String']['output'];
  /** Number of the version, one more with every change. */
  version: Scalars['Int']['output'];
};


/** A part of a distribution: how much goes to one destination. */
export type DistributionDetailAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A part of a distribution as it is to be. */
export type DistributionDetailInput = {
  /** The account: 22 digits, or 5 to 20 characters of an alias. */
  account: Scalars['String']['input'];
  /** Amount of the part, more than nothing, in pesos. The service decides whether the parts must sum to the total. */
  amount: Scalars['Decimal']['input'];
  /** CUIT of whoever is paid, 11 digits. */
  cuit: Scalars['String']['input'];
  /** How the account is given. */
  format: DistributionFormat;
  /** Name of whoever is paid, at most 120 characters; may be empty. */
  name: Scalars['String']['input'];
};

/** A page of the parts of a distribution. */
export type DistributionDetailPage = {
  __typename?: 'DistributionDetailPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The parts of this page, in the order of the service. */
  rows: Array<DistributionDetail>;
  /** Number of parts, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a part of a distribution answers. */
export type DistributionDetailPayload = {
  __typename?: 'DistributionDetailPayload';
  /** The part as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  detail: Maybe<DistributionDetail>;
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
};

/** A column of an export of distributions. */
export type DistributionExportColumn =
  /** Amount that is shared out. */
  | 'AMOUNT'
  /** Signature of the collector. */
  | 'COLLECTOR_ID'
  /** Name of the collector. */
  | 'COLLECTOR_NAME'
  /** Identifier of the distribution. */
  | 'ID'
  /** Identifier of the payment that is shared out. */
  | 'PAYMENT_ID'
  /** Moment at which it was requested. */
  | 'REQUEST_DATE'
  /** Status of the distribution. */
  | 'STATUS'
  /** Reason of a rejection or an error. */
  | 'STATUS_DETAIL'
  /** Whether it is scheduled. */
  | 'TYPE';

/** An export of the distributions that a list shows, all pages of it. Needs the permission of that list, too. */
export type DistributionExportInput = {
  /** Columns in the order of the file, each once; all without it. */
  columns?: InputMaybe<Array<DistributionExportColumn>>;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: InputMaybe<DistributionFilter>;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: InputMaybe<Array<DistributionSort>>;
};

/** Which distributions are wanted; all given conditions must hold. */
export type DistributionFilter = {
  /** Total amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Account that a part of it goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Identifiers of distributions, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier of the payment, compared whole. Without it, all match. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Days on which it was requested. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Status of the distribution; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<DistributionStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<DistributionStatus>>;
  /** Type of the distribution; not `UNKNOWN`. Without it, all match. */
  type?: InputMaybe<DistributionType>;
};

/** How the account of a part is given. */
export type DistributionFormat =
  /** By its alias, a name of 5 to 20 characters. */
  | 'ALIAS'
  /** By the 22 digits of a CBU or CVU. */
  | 'CBU';

/** A page of distributions, and how many match. */
export type DistributionPage = {
  __typename?: 'DistributionPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The distributions of this page, in the requested order. */
  rows: Array<Distribution>;
  /** Number of distributions that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a distribution answers. */
export type DistributionPayload = {
  __typename?: 'DistributionPayload';
  /** The distribution as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  distribution: Maybe<Distribution>;
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
};

/** A receipt that was sent. */
export type DistributionReceipt = {
  __typename?: 'DistributionReceipt';
  /** E-mail address that it was sent to. */
  email: Scalars['String']['output'];
  /** Moment in UTC at which it was sent. */
  sentDate: Scalars['DateTime']['output'];
};

/** All distributions that match a search, without those left out. */
export type DistributionSelection = {
  __typename?: 'DistributionSelection';
  /** The distributions, in the order of the list. */
  rows: Array<Distribution>;
  /** Sums of their amounts, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of distributions. */
export type DistributionSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: DistributionSortField;
};

/** What distributions can be sorted by. */
export type DistributionSortField =
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the moment at which it was requested. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS'
  /** By the amount that is shared out. */
  | 'TOTAL_AMOUNT';

/** How many distributions wait for somebody. */
export type DistributionStatistics = {
  __typename?: 'DistributionStatistics';
  /** Number of those that wait to be authorized; null when the distribution service fails. */
  authorizationPending: Maybe<Scalars['Int']['output']>;
  /** Number of those in error; null when the distribution service fails. */
  inError: Maybe<Scalars['Int']['output']>;
};

/** Status of a distribution, or of one of its parts. */
export type DistributionStatus =
  /** It waits to be authorized. */
  | 'AUTHORIZATION_PENDING'
  /** It is put off to a later day. */
  | 'DEFERRED'
  /** It failed; `statusDetail` says why. */
  | 'ERROR'
  /** It is on its way to the bank. */
  | 'IN_PROCESS'
  /** It is paid by hand. */
  | 'MANUAL'
  /** It waits to be processed. */
  | 'PENDING'
  /** A person rejected it, with a reason. */
  | 'REJECTED'
  /** It is planned for a later day. */
  | 'SCHEDULED'
  /** The money arrived. */
  | 'SUCCESS'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Type of a distribution. */
export type DistributionType =
  /** It is made as soon as it is authorized. */
  | 'NO_SCHEDULED'
  /** It is made on days that are planned. */
  | 'SCHEDULED'
  /** A type that this API does not know; `typeCode` has it as the service gave it. */
  | 'UNKNOWN';

/**
 * A link to one download. It is good for one complete download within five minutes, by the person who requested it. It
 * needs the cookie that came with this answer, or an access token of the same person.
 */
export type Download = {
  __typename?: 'Download';
  /** Moment in UTC from which the link is no longer good. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name under which the file is saved. */
  fileName: Scalars['String']['output'];
  /** Size of the file in bytes; null when the service does not know it. */
  size: Maybe<Scalars['Int']['output']>;
  /** Path of the download, below the address of this API. */
  url: Scalars['String']['output'];
};

/** What a request for a download link answers. */
export type DownloadPayload = {
  __typename?: 'DownloadPayload';
  /** The link to the file; null when it was refused. */
  download: Maybe<Download>;
  /** Why there is no link; null when there is one. */
  error: Maybe<ChangeError>;
};

/** A list as a file, written by a job over time. */
export type Export = {
  __typename?: 'Export';
  /**
   * What people did to the export, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Moment in UTC at which it was requested. */
  createdDate: Scalars['DateTime']['output'];
  /** Why it failed, in Spanish; null when it did not fail. */
  errorDetail: Maybe<Scalars['String']['output']>;
  /** Name of the file; null until it is finished. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Size of the file in bytes; null until it is finished. */
  fileSize: Maybe<Scalars['Int']['output']>;
  /** Format of the file that is written. */
  format: ExportFormat;
  /** Format as the export service gave it, for example `xlsx`. */
  formatCode: Scalars['String']['output'];
  /** Identifier of the export in the export service. */
  id: Scalars['ID']['output'];
  /** Number of rows that are written already. */
  processedRecords: Scalars['Int']['output'];
  /** Number of rows of the file; null until they are counted. */
  records: Maybe<Scalars['Int']['output']>;
  /** User name of who requested it; everybody who may see exports sees it. */
  requestedBy: Scalars['String']['output'];
  /** How far the export is. */
  status: ExportStatus;
  /** Status as the export service gave it, for example `in_process`. */
  statusCode: Scalars['String']['output'];
  /** Which list the export holds. */
  type: ExportType;
  /** Type as the export service gave it, for example `payments`. */
  typeCode: Scalars['String']['output'];
  /** Moment in UTC of its last change; the end of what is finished or failed. */
  updatedDate: Scalars['DateTime']['output'];
};


/** A list as a file, written by a job over time. */
export type ExportActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** Which exports are wanted; all given conditions must hold. */
export type ExportFilter = {
  /**
   * Only rows with a `createdDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Format of the file. Without it, all match. */
  format?: InputMaybe<ExportFormat>;
  /** Identifiers of exports, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days of Buenos Aires on which they were requested. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** User name of who requested them. Without it, all match. */
  requestedBy?: InputMaybe<Scalars['String']['input']>;
  /** Statuses of which any one is enough. Without it, all match. */
  statuses?: InputMaybe<Array<ExportStatus>>;
  /** Which list they hold. Without it, all match. */
  type?: InputMaybe<ExportType>;
  /**
   * Only rows with a `updatedDate` of this timestamp or later. A client that copies the list
   * sorts by `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it,
   * all match.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Format of the file of an export. */
export type ExportFormat =
  /** Text for Excel in Argentina: UTF-8 with a byte order mark, `;` between cells, decimal comma. */
  | 'CSV'
  /** A list of objects with the names and codes of the services. */
  | 'JSON'
  /** A format that this API does not know; `formatCode` has it as the service gave it. */
  | 'UNKNOWN'
  /** Excel. Identifiers are text, amounts numbers, moments dates of Buenos Aires. */
  | 'XLSX';

/** What is exported: exactly one of these. */
export type ExportInput =
  /** Distributions to be exported. Without it, another list must be given. */
  { distributions: DistributionExportInput; payments?: never; refunds?: never; subscriptions?: never; }
  |  /** Payments to be exported. Without it, another list must be given. */
  { distributions?: never; payments: PaymentExportInput; refunds?: never; subscriptions?: never; }
  |  /** Refunds to be exported, where the payment service lists them. Without it, another list must be given. */
  { distributions?: never; payments?: never; refunds: RefundExportInput; subscriptions?: never; }
  |  /** Subscriptions to be exported. Without it, another list must be given. */
  { distributions?: never; payments?: never; refunds?: never; subscriptions: SubscriptionExportInput; };

/** A page of exports, and how many match. */
export type ExportPage = {
  __typename?: 'ExportPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The exports of this page, in the requested order. */
  rows: Array<Export>;
  /** Number of exports that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What asking for an export answers. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** Why it was not requested; null when it was. */
  error: Maybe<ChangeError>;
  /** The export that will be written; null when it was refused, or without the permission to see exports. */
  export: Maybe<Export>;
  /** Identifier of the export in the export service; null when it was refused. Those who may not see exports get it, too. */
  exportId: Maybe<Scalars['ID']['output']>;
};

/** One order of a list of exports. */
export type ExportSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: ExportSortField;
};

/** What exports can be sorted by. */
export type ExportSortField =
  /** By the moment at which they were requested. */
  | 'CREATED_DATE'
  /** By the moment of the last change. */
  | 'LAST_UPDATE_DATE';

/** How far an export is. */
export type ExportStatus =
  /** Failed; there is no file. */
  | 'ERROR'
  /** Its file can be downloaded. */
  | 'FINISHED'
  /** Is being written. */
  | 'IN_PROCESS'
  /** Waits for its turn. */
  | 'PENDING'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Which list an export holds. */
export type ExportType =
  /** The list of distributions. */
  | 'DISTRIBUTIONS'
  /** The list of payments. */
  | 'PAYMENTS'
  /** The list of refunds. */
  | 'REFUNDS'
  /** The list of subscriptions. */
  | 'SUBSCRIPTION'
  /** A type that this API does not know; `typeCode` has it as the service gave it. */
  | 'UNKNOWN';

/** An external id that is in use, or differs by case alone from one that is: by a payment, or by an import that may still make one. */
export type ExternalIdUse = {
  __typename?: 'ExternalIdUse';
  /** The id as the collector gave it. */
  externalId: Scalars['String']['output'];
  /** Name of that import's file; null when a payment has it. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Identifier of the oldest import that may still make a payment of it; null when a payment has it. */
  importId: Maybe<Scalars['ID']['output']>;
  /** Row of that file as a spreadsheet counts it; null when a payment has it. */
  line: Maybe<Scalars['Int']['output']>;
  /** Identifier of the payment that has it; null when an import has it. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The id as it stands there, where it differs from `externalId` by case alone: they are two ids; null for the same id. */
  writtenAs: Maybe<Scalars['String']['output']>;
};

/** One argument that is not acceptable. GraphQL errors with the code `BAD_USER_INPUT` have the same in `extensions.fields`. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Kind of the problem of the argument. */
  code: FieldErrorCode;
  /** Why the argument is not acceptable, in Spanish for the operator. */
  message: Scalars['String']['output'];
  /** Where the argument stands. A dot leads into an input object or a list, for example `methods.0.amount`. */
  path: Scalars['String']['output'];
};

/** Kind of the problem of an argument. */
export type FieldErrorCode =
  /** It has a wrong form, or a value that is not accepted here. */
  | 'INVALID'
  /** The service refused it; the message says why. */
  | 'REFUSED'
  /** It is missing or empty. */
  | 'REQUIRED'
  /** The number is too large. */
  | 'TOO_LARGE'
  /** The text is too long. */
  | 'TOO_LONG'
  /** The text is too short. */
  | 'TOO_SHORT'
  /** The number is too small. */
  | 'TOO_SMALL';

/** Result of following a record, or of no longer following it. */
export type FollowPayload = {
  __typename?: 'FollowPayload';
  /** Record that the person no longer follows, the oldest of 101; null where there were fewer. */
  dropped: Maybe<FollowedRecord>;
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** Whether the person follows the record now; null after a refusal. */
  isFollowed: Maybe<Scalars['Boolean']['output']>;
};

/** A record that a person follows. */
export type FollowedRecord = {
  __typename?: 'FollowedRecord';
  /** Identifier of the record. */
  recordId: Scalars['ID']['output'];
  /** Moment in UTC from which the person follows it. */
  since: Scalars['DateTime']['output'];
  /** Type of the record, as in this schema. */
  type: Scalars['String']['output'];
};

/** A company that processes payments for collectors. */
export type Gateway = {
  __typename?: 'Gateway';
  /** Whether the gateway is switched on. */
  active: Scalars['Boolean']['output'];
  /** Whether collectors without a gateway of their own use it. */
  byDefault: Scalars['Boolean']['output'];
  /** What the gateway is for; null when the service gives none. */
  description: Maybe<Scalars['String']['output']>;
  /** Identifier of the gateway in the collector service. */
  id: Scalars['ID']['output'];
  /** Name of the gateway. */
  name: Scalars['String']['output'];
  /** Codes of the payment methods that it processes, 1 to 99. */
  paymentMethodCodes: Array<Scalars['Int']['output']>;
};

/** What a gateway says to have processed of service payments in a day. */
export type GatewayBatch = {
  __typename?: 'GatewayBatch';
  /**
   * What people did to the gateway batch, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT`
   * alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Every action of a gateway batch, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Moment in UTC to which the batch belongs. */
  batchDate: Scalars['DateTime']['output'];
  /** Number of the batch, which people call it by. */
  batchNumber: Scalars['Int']['output'];
  /** What the gateway compensated, in `currencyId`; null before anybody said so. */
  compensationAmount: Maybe<Scalars['Decimal']['output']>;
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** What a person wrote about its conciliation; null before anybody did. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the gateway, for example `Prisma`. */
  gatewayName: Scalars['String']['output'];
  /** Identifier of the batch in the service. */
  id: Scalars['ID']['output'];
  /** State of the batch; `UNKNOWN` when this API does not know it. */
  state: ServicePaymentBatchState;
  /** State as the service gave it, for example `pending`. */
  stateCode: Scalars['String']['output'];
  /** Sum of its approved transactions, in `currencyId`. */
  totalAmount: Scalars['Decimal']['output'];
  /** How many of its transactions were approved. */
  totalApprovedTransactions: Scalars['Int']['output'];
  /** How many transactions it has. */
  totalTransactions: Scalars['Int']['output'];
  /**
   * Digest of what a confirmation shows, such as state, amounts, counts and description.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** What a gateway says to have processed of service payments in a day. */
export type GatewayBatchActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** What a gateway says to have processed of service payments in a day. */
export type GatewayBatchAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of gateway batches, and how many match. */
export type GatewayBatchPage = {
  __typename?: 'GatewayBatchPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The batches of this page, in the requested order. */
  rows: Array<GatewayBatch>;
  /** Number of batches that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What conciliating a gateway batch answers. */
export type GatewayBatchPayload = {
  __typename?: 'GatewayBatchPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The batch as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  gatewayBatch: Maybe<GatewayBatch>;
};

/** Which gateways are wanted; all given conditions must hold. */
export type GatewayFilter = {
  /** Identifiers of gateways, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name, in any case, at most 100 characters. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of gateways, and how many match. */
export type GatewayPage = {
  __typename?: 'GatewayPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The gateways of this page, in the requested order. */
  rows: Array<Gateway>;
  /** Number of gateways that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** One order of a list of gateways. */
export type GatewaySort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: GatewaySortField;
};

/** What gateways can be sorted by. */
export type GatewaySortField =
  /** By the name. */
  | 'NAME';

/** How a charge ended in the gateway that processes the payment method. */
export type GatewayStatus =
  /** The money was taken. */
  | 'APPROVED'
  /** Nothing is known yet. */
  | 'PENDING'
  /** The money was not taken. */
  | 'REJECTED'
  /** A status that this API does not know; `statusCode` has it as the gateway of the payment method gave it. */
  | 'UNKNOWN';

/** Holder of a card. */
export type Holder = {
  __typename?: 'Holder';
  /** Number of the holder's document; null when the gateway has none. */
  holderId: Maybe<Scalars['String']['output']>;
  /** Name of the holder; `deconocido` when the gateway has none. */
  holderName: Scalars['String']['output'];
};

/** Who pays: the holder of a card or of an account. */
export type HolderInput = {
  /** Country of the holder's document, ISO 3166-1 alpha-3; only `ARG`. */
  country: Scalars['String']['input'];
  /**
   * Number of the holder's document; dashes are left out. It is a DNI of 7 or 8 digits for a card, a CUIT of 11 for a
   * transfer.
   */
  identificationNumber: Scalars['String']['input'];
  /** Name of the holder, 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** Document that identifies a person or a company. */
export type Identification = {
  __typename?: 'Identification';
  /** Country of the identification, ISO 3166-1 alpha-3, for example `ARG`. */
  country: Scalars['String']['output'];
  /** Number of the identification, in digits without separators. */
  number: Scalars['String']['output'];
  /** Type of the identification; `UNKNOWN` when this API does not know it. */
  type: IdentificationType;
  /** Type as the service gave it, for example `DNI_ARG`. */
  typeCode: Scalars['String']['output'];
};

/** Identification of a person or a company, as a form gives it. */
export type IdentificationInput = {
  /** Country of the identification, ISO 3166-1 alpha-3; only `ARG`. */
  country: Scalars['String']['input'];
  /** Number of the identification, in digits; dots and dashes are left out. */
  number: Scalars['String']['input'];
  /** Type of the identification; not `UNKNOWN`. */
  type: IdentificationType;
};

/** Type of the document that identifies a person or a company. */
export type IdentificationType =
  /** Tax identifier of Argentina, of 11 digits. */
  | 'CUIT_ARG'
  /** Identity document of Argentina, of 7 or 8 digits. */
  | 'DNI_ARG'
  /** A type that this API does not know; `typeCode` has it as the service gave it. */
  | 'UNKNOWN';

/** A file of payment requests, and what became of its rows. */
export type Import = {
  __typename?: 'Import';
  /**
   * What people did to the import, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Moment in UTC at which it was confirmed; null when it was not. */
  approvedDate: Maybe<Scalars['DateTime']['output']>;
  /** Every action of an import, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Moment in UTC at which it was cancelled; null when it was not. */
  cancelDate: Maybe<Scalars['DateTime']['output']>;
  /** Collector whose payments they are; null when its service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** ISO 4217 code of the currency; always `ARS`, because files are of pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Number of rows in error, which become no payment. */
  errorCount: Scalars['Int']['output'];
  /** Name of the file; null when the service does not know it. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Identifier of the import in the import service. */
  id: Scalars['ID']['output'];
  /** Sum of the rows that become issued payments, in `currencyId`. */
  issuedAmount: Scalars['Decimal']['output'];
  /** Number of rows that become issued payments. */
  issuedCount: Scalars['Int']['output'];
  /** Whether the concept of a row must be known to the collector. */
  matchConcept: Scalars['Boolean']['output'];
  /** Whether the identification of a row must be that of a known payer. */
  matchIdentification: Scalars['Boolean']['output'];
  /** Whether the payer of a row must be known to the collector. */
  matchPayer: Scalars['Boolean']['output'];
  /** Sum of the rows that become pending payments, in `currencyId`. */
  pendingAmount: Scalars['Decimal']['output'];
  /** Number of rows that become pending payments. */
  pendingCount: Scalars['Int']['output'];
  /** Moment in UTC at which all rows were read; null before. */
  processDate: Maybe<Scalars['DateTime']['output']>;
  /** Rows that are done: read while the import is processed, made a payment once it is confirmed. */
  processedCount: Scalars['Int']['output'];
  /**
   * External ids of its rows that a payment has by now, or another import that may still make one; null when they could not
   * be read. Of two rows with one id, the second to be made a payment becomes an error.
   */
  repeatedIds: Maybe<RepeatedIds>;
  /** Identifier of an earlier import of the same file for the same collector; null when there is none. */
  repeatedImportId: Maybe<Scalars['ID']['output']>;
  /** Number of rows of the file. */
  requestCount: Scalars['Int']['output'];
  /** Moment in UTC at which the file came. */
  requestDate: Scalars['DateTime']['output'];
  /** Rows of the file, a page at a time; null when they could not be read. */
  rows: Maybe<ImportRowPage>;
  /** Status of the import; `UNKNOWN` when this API does not know it. */
  status: ImportStatus;
  /** Status as the import service gave it, for example `pending_approved`. */
  statusCode: Scalars['String']['output'];
  /** Why it was cancelled or failed; null otherwise. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Sum of both, in `currencyId`. */
  totalAmount: Scalars['Decimal']['output'];
  /**
   * Digest of what a confirmation shows, such as status, file, counts and amounts.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** A file of payment requests, and what became of its rows. */
export type ImportActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A file of payment requests, and what became of its rows. */
export type ImportAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A file of payment requests, and what became of its rows. */
export type ImportRowsArgs = {
  filter?: InputMaybe<ImportRowFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<ImportRowSort>>;
};

/** Which imports are wanted; all given conditions must hold. */
export type ImportFilter = {
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Identifiers of imports, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days on which the file came. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** One search box, at most 100 characters: the identifier, or a part of the file's name. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the import; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<ImportStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<ImportStatus>>;
};

/** What is imported, and what its rows must match. */
export type ImportInput = {
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['input'];
  /** Name of the file, at most 255 characters. */
  fileName: Scalars['String']['input'];
  /** Size of the file in bytes, at most 10 MB. The upload must have exactly this size. */
  fileSize: Scalars['Int']['input'];
  /** Whether the concept of a row must be known to the collector. */
  matchConcept: Scalars['Boolean']['input'];
  /** Whether the identification of a row must be that of a known payer; excludes the other two. */
  matchIdentification: Scalars['Boolean']['input'];
  /** Whether the payer of a row must be known to the collector. */
  matchPayer: Scalars['Boolean']['input'];
};

/** A page of imports, and how many match. */
export type ImportPage = {
  __typename?: 'ImportPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The imports of this page, in the requested order. */
  rows: Array<Import>;
  /** Number of imports that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of an import answers. */
export type ImportPayload = {
  __typename?: 'ImportPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The import as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  import: Maybe<Import>;
};

/** One row of the file of an import. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** Amount in pesos; null when the file has none that can be read. */
  amount: Maybe<Scalars['Decimal']['output']>;
  /** Name of the concept that is paid; null when the file has none. */
  conceptDescription: Maybe<Scalars['String']['output']>;
  /** Code of the concept that is paid; null when the file has none. */
  conceptId: Maybe<Scalars['String']['output']>;
  /** Identifier that the collector gave the payment; null when the file has none. */
  externalTransactionId: Maybe<Scalars['String']['output']>;
  /** Place in the file, from 1, the heading not counted. */
  index: Scalars['Int']['output'];
  /** Row of the file as a spreadsheet counts it, heading and empty rows included; null when the service does not say it. */
  line: Maybe<Scalars['Int']['output']>;
  /** E-mail address of the payer; null when the file has none. */
  payerEmail: Maybe<Scalars['String']['output']>;
  /** Identifier of the payment that was made of it; null when there is none. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** The same in Spanish; null when the row is issued. */
  reason: Maybe<Scalars['String']['output']>;
  /** Why it is in error or pending, as the service's code, for example `amount_invalid`; null otherwise. */
  reasonCode: Maybe<Scalars['String']['output']>;
  /** Status of the row; `UNKNOWN` when this API does not know it. */
  status: ImportRowStatus;
  /** Status as the import service gave it, for example `issued`. */
  statusCode: Scalars['String']['output'];
};

/** Which rows of an import are wanted; all given conditions must hold. */
export type ImportRowFilter = {
  /**
   * One search box, at most 100 characters: parts of the external id, the concept, the e-mail address of the payer. Without
   * it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the row; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<ImportRowStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<ImportRowStatus>>;
};

/** A page of rows of an import, and how many match. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The rows of this page, in the requested order. */
  rows: Array<ImportRow>;
  /** Number of rows that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** One order of the rows of an import. */
export type ImportRowSort = {
  /** Direction in which the rows are sorted. */
  direction: SortDirection;
  /** Field by which the rows are sorted. */
  field: ImportRowSortField;
};

/** What rows of an import can be sorted by. */
export type ImportRowSortField =
  /** By the amount. */
  | 'AMOUNT'
  /** By the name of the concept. */
  | 'CONCEPT_DESCRIPTION'
  /** By the code of the concept. */
  | 'CONCEPT_ID'
  /** By the identifier that the collector gave. */
  | 'EXTERNAL_TRANSACTION_ID'
  /** By the place in the file. */
  | 'INDEX'
  /** By the e-mail address of the payer. */
  | 'PAYER_EMAIL'
  /** By the status. */
  | 'STATUS';

/** Status of a row of an import. */
export type ImportRowStatus =
  /** It cannot become a payment; `reason` says why. */
  | 'ERROR'
  /** It becomes an issued payment. */
  | 'ISSUED'
  /** It becomes a payment that is pending, because something that was to match did not. */
  | 'PENDING'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** One order of a list of imports. */
export type ImportSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: ImportSortField;
};

/** What imports can be sorted by. */
export type ImportSortField =
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the number of rows in error. */
  | 'ERROR_COUNT'
  /** By the sum of the issued. */
  | 'ISSUED_AMOUNT'
  /** By the number of the issued. */
  | 'ISSUED_COUNT'
  /** By the number of rows. */
  | 'REQUEST_COUNT'
  /** By the moment at which the file came. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS'
  /** By the sum of all. */
  | 'TOTAL_AMOUNT';

/** Status of an import. */
export type ImportStatus =
  /** Confirmed; its payments are made. */
  | 'APPROVED'
  /** Cancelled; it makes no payment. */
  | 'CANCELLED'
  /** Its file could not be read to the end. */
  | 'ERROR'
  /** All rows are read; it waits to be confirmed or cancelled. */
  | 'PENDING_APPROVED'
  /** Its rows are being read. */
  | 'PROCESSING'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** What a person chose for one list. */
export type ListSettings = {
  __typename?: 'ListSettings';
  /** Identifier of the saved view that the list opens with; null when it opens without one. */
  defaultView: Maybe<Scalars['ID']['output']>;
  /** Columns that are shown though they are hidden at first. */
  extra: Array<Scalars['String']['output']>;
  /** Columns that are hidden, by their names in the application. */
  hidden: Array<Scalars['String']['output']>;
  /** Key of the list in the application, for example `payments.list`. */
  list: Scalars['String']['output'];
  /** All columns in the order that was chosen; empty in the order of the list. */
  order: Array<Scalars['String']['output']>;
  /** Widths that were chosen; the other columns have those of the list. */
  widths: Array<ColumnWidth>;
};

/** Everything that the person chose for one list. It takes the place of what was chosen for it before. */
export type ListSettingsInput = {
  /** Identifier of the saved view that the list opens with. Without it, the list opens without one. */
  defaultView?: InputMaybe<Scalars['ID']['input']>;
  /** Columns that are shown though they are hidden at first, at most 100. */
  extra: Array<Scalars['String']['input']>;
  /** Columns that are hidden, at most 100. */
  hidden: Array<Scalars['String']['input']>;
  /** Key of the list in the application, at most 60 characters. */
  list: Scalars['String']['input'];
  /** All columns in the order that was chosen, at most 100; empty for the order of the list. */
  order: Array<Scalars['String']['input']>;
  /** Widths that were chosen, at most 100. */
  widths: Array<ColumnWidthInput>;
};

/** What the rows of a list come to, as far as they were added up. */
export type ListSum = {
  __typename?: 'ListSum';
  /** Number of rows that were added up. The sum is whole when it equals `size`, and that of a part when it is less. */
  counted: Scalars['Int']['output'];
  /** True when the next request adds up more rows. A list is added up to 10,000 rows, some at each request. */
  goesOn: Scalars['Boolean']['output'];
  /** Moment in UTC at which the first rows were read. A whole sum is kept for up to five minutes. */
  readAt: Scalars['DateTime']['output'];
  /** Number of rows that match, on all pages. */
  size: Scalars['Int']['output'];
  /** Sums of the amounts that were added up, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** A refund as a list of refunds has it, with what is shown of its payment. */
export type ListedRefund = {
  __typename?: 'ListedRefund';
  /** Moment in UTC at which it was approved or rejected; of its request until then. It is null when the service gives none. */
  effectiveDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the refund among those of all payments. */
  id: Scalars['ID']['output'];
  /** The payment that was given back, all or a part of it. */
  payment: RefundedPayment;
  /** The refund, as its payment has it. */
  refund: Refund;
  /**
   * User name of the person who asked for it in this back-office, from the event of that change. It is null when unknown:
   * somebody asked elsewhere, or before the activity was kept, or its store is away.
   */
  requestedBy: Maybe<Scalars['String']['output']>;
  /** Amount that went back to the payer, in the refund's `currencyId`: nothing while the refund is not approved. */
  returnedAmount: Scalars['Decimal']['output'];
};

/** What an import matches its rows by. */
export type MatchImport =
  /** By the concept. */
  | 'MATCH_CONCEPT'
  /** By the identification. */
  | 'MATCH_IDENTIFICATION'
  /** By the payer. */
  | 'MATCH_PAYER'
  /** A match that this API does not know; `matchImportCode` has it as the service gave it. */
  | 'UNKNOWN';

/** A note that mentions the person, and the record that it is on. */
export type Mention = {
  __typename?: 'Mention';
  /** The note that has the name of the person. */
  note: Note;
  /** Identifier of the record. */
  recordId: Scalars['ID']['output'];
  /** Type of the record, as in this schema. */
  type: Scalars['String']['output'];
};

/** A payment method that gives its money back. */
export type MethodRefundInput = {
  /** Final amount of the method in its `currencyId`, as the person saw it. */
  amount: Scalars['Decimal']['input'];
  /** Position of the method in `paymentMethods`, from 0. */
  position: Scalars['Int']['input'];
};

/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds a configuration entry to a collector. A variable of scheduled withdrawals (`scheduled_…`) needs
   * `WITHDRAWAL_AUTHORIZE`, every other `COLLECTOR_CREATE`.
   */
  addCollectorConfiguration: Maybe<CollectorConfigurationPayload>;
  /**
   * Leaves a note on a record that the person may see: `Payment`, `PaymentSubscription`, `Payer`, `Withdrawal`, `Withdraw`,
   * `Distribution` or `Import`. A word after `@` mentions a person, who finds it in
   * `Viewer.mentions`.
   */
  addNote: Maybe<AddNotePayload>;
  /** Authorizes what waits for it: the money goes to its destinations. */
  approveDistribution: Maybe<DistributionPayload>;
  /** Confirms an import: its rows become payments, those in error aside. */
  approveImport: Maybe<ImportPayload>;
  /** Approves a report that waits for it; it is sent to its provider. */
  approveSoftwareProviderReport: Maybe<SoftwareProviderReportPayload>;
  /** Authorizes a withdrawal that waits for it; its money is sent afterwards. */
  authorizeWithdrawal: Maybe<WithdrawalPayload>;
  /** Cancels an import that waits to be confirmed. */
  cancelImport: Maybe<ImportPayload>;
  /** Cancels a pending or issued payment. */
  cancelPayment: Maybe<PaymentPayload>;
  /** Cancels the objection of an objected payment. */
  cancelPaymentObjection: Maybe<PaymentPayload>;
  /** Cancels a subscription that is not cancelled. */
  cancelSubscription: Maybe<SubscriptionPayload>;
  /** Conciliates a gateway batch that waits for it. */
  conciliateGatewayBatch: Maybe<GatewayBatchPayload>;
  /**
   * Conciliates a pending transfer with its payment, by hand. Where the amounts differ it is refused with `amount_differs`,
   * unless the difference is accepted. Without its payment it is refused with `payment_not_found`.
   */
  conciliateTransfer: Maybe<TransferPayload>;
  /**
   * Makes a link to a CSV file of what everybody did, newest first: all events that match, whatever their number. It
   * names payer and collector of the records that the person may see. Each download needs its own link, and is itself
   * recorded in the activity. An error where the installation keeps none.
   */
  createActivityDownload: Maybe<DownloadPayload>;
  /**
   * Makes a link to a file of the batch for the bank. XML exists only for version `00004`. Each download needs its own
   * link.
   */
  createBatchDownload: Maybe<DownloadPayload>;
  /** Creates a BIN in its service. */
  createBin: Maybe<BinPayload>;
  /**
   * Keeps a bulk run before its first change, so that it survives its application. One that is there stays as it is. It is
   * refused with `NOT_FOUND` when somebody else's has its identifier, and with `CONFLICT` when a person has 100 that have not
   * ended; of ended ones the oldest goes.
   */
  createBulkRun: Maybe<BulkRunPayload>;
  /**
   * Makes a link to which a file in the format of a third party is sent, to be converted and imported. The link answers
   * `importId`, null when nothing was imported, and `errorRows`: at most 1,000 rows, each with `index` and `errors`.
   * `errorCount` has the total.
   */
  createConversionUpload: Maybe<UploadPayload>;
  /** Asks for an export; it is written afterwards. `UNKNOWN` is no format to ask for. */
  createExport: Maybe<ExportPayload>;
  /** Makes a link to the file of a finished export, for who may also see the list in it; each download needs its own. */
  createExportDownload: Maybe<DownloadPayload>;
  /** Makes a link to the rows in error as a file to mend and import again; each download needs its own. */
  createImportErrorsDownload: Maybe<DownloadPayload>;
  /**
   * Makes a link to which the file of an import is sent. The response to the upload is the
   * service's own: it names refused columns. The same file again under the same key is one import.
   */
  createImportUpload: Maybe<UploadPayload>;
  /** Creates a payer in the payer service. */
  createPayer: Maybe<PayerPayload>;
  /** Creates a payer reference of a collector. */
  createPayerReference: Maybe<PayerReferencePayload>;
  /** Makes a link to the file of the report; each download needs its own. */
  createSoftwareProviderReportDownload: Maybe<DownloadPayload>;
  /** Creates a tax form; its file is made afterwards. */
  createTaxForm: Maybe<TaxFormPayload>;
  /** Makes a link to the file of the tax form in a ZIP; each download needs its own. */
  createTaxFormDownload: Maybe<DownloadPayload>;
  /** Saves views, which the person alone sees. A view that is there already stays as it is. */
  createViews: Maybe<CreateViewsPayload>;
  /** Makes a link to a file of the withdraw for the bank; each download needs its own. */
  createWithdrawDownload: Maybe<DownloadPayload>;
  /** Deletes one BIN, unless payments use it. */
  deleteBin: Maybe<DeleteBinsPayload>;
  /** Deletes several BINs, all of them or none. */
  deleteBins: Maybe<DeleteBinsPayload>;
  /** Deletes one payer reference of a collector. */
  deletePayerReference: Maybe<DeletePayerReferencesPayload>;
  /**
   * Deletes every payer reference of a collector. Refused with `CONFLICT` when there are not as many as the person saw.
   * Then others would be deleted than were meant.
   */
  deletePayerReferencesByCollector: Maybe<DeletePayerReferencesPayload>;
  /** Takes the payment method away from a subscription that is not cancelled. */
  deleteSubscriptionPaymentMethod: Maybe<SubscriptionPayload>;
  /** Deletes a saved view of the person, for everybody who may see it. */
  deleteView: Maybe<DeleteViewPayload>;
  /** Disables a configuration entry. It stays readable, with its `deleteDate`. Needs the permission of its variable. */
  disableCollectorConfiguration: Maybe<CollectorConfigurationPayload>;
  /** Gives up what is left of the person's bulk run. What was done stays done. It is refused while an application runs it. */
  endBulkRun: Maybe<BulkRunPayload>;
  /**
   * Follows a record of a type that takes notes and that the person may see. Later changes and notes of others on it are
   * in `Viewer.decisions`. A record that is followed already stays as it is. A person follows at most 100: the one
   * followed first is dropped for a new one.
   */
  followRecord: Maybe<FollowPayload>;
  /** Notifies the collector of the payment again. */
  forwardPaymentNotification: Maybe<PaymentPayload>;
  /** Notifies the payer of the payment by e-mail. */
  notifyPayer: Maybe<PaymentPayload>;
  /** Gives the money of approved payment methods of a partial payment back. */
  partialRefundPayment: Maybe<RefundPayload>;
  /** Presents a tax form that is created to the tax authority. */
  presentTaxForm: Maybe<TaxFormPayload>;
  /** Notes that a tax form that is created was presented by hand. */
  presentTaxFormManually: Maybe<TaxFormPayload>;
  /** Makes the files of a batch anew. */
  reexportBatch: Maybe<BatchPayload>;
  /** Makes the files of a pending or transferred withdraw anew. */
  reexportWithdraw: Maybe<WithdrawPayload>;
  /** Has the service read the payment again from where it comes. Changes nothing, hence needs no key. */
  refreshPayment: Maybe<PaymentPayload>;
  /** Has the service read the subscription again from where it comes. Changes nothing, hence needs no key. */
  refreshSubscription: Maybe<SubscriptionPayload>;
  /** Gives an approved payment back to the payer, all of what is left or a part of it. */
  refundPayment: Maybe<RefundPayload>;
  /**
   * Makes the file of a report anew, whatever its status; then it waits for its approval, and the answer to an earlier
   * sending is gone.
   */
  regenerateSoftwareProviderReport: Maybe<SoftwareProviderReportPayload>;
  /** Rejects what waits for its authorization. */
  rejectDistribution: Maybe<DistributionPayload>;
  /** Rejects a report that waits for its approval; it ends in error. */
  rejectSoftwareProviderReport: Maybe<SoftwareProviderReportPayload>;
  /** Rejects a pending withdraw. */
  rejectWithdraw: Maybe<WithdrawPayload>;
  /** Refuses a withdrawal that waits for its authorization. */
  rejectWithdrawal: Maybe<WithdrawalPayload>;
  /** Says that the person no longer works on a record. The person must have taken it. */
  releaseRecord: Maybe<RecordTakePayload>;
  /**
   * Reports what became of items of the person's bulk run. It is refused with `CONFLICT` once another application has
   * taken it up: the one that asked makes no further change.
   */
  reportBulkRun: Maybe<BulkRunPayload>;
  /** Processes a batch in error again. */
  reprocessBatch: Maybe<BatchPayload>;
  /** Tries again what was rejected, failed or waits. */
  reprocessDistribution: Maybe<DistributionPayload>;
  /** Makes the file of a tax form that is created anew. */
  reprocessTaxForm: Maybe<TaxFormPayload>;
  /** Sends a notification again to the same destination. */
  resendNotification: Maybe<NotificationPayload>;
  /**
   * Takes up the person's bulk run in another application, which goes on with the same keys. It is refused with `CONFLICT`
   * while another one runs it, and when nobody can go on with it.
   */
  resumeBulkRun: Maybe<BulkRunPayload>;
  /** Tries a rejected payment again that is not overdue. */
  retryPayment: Maybe<PaymentPayload>;
  /** Reverses an approved payment. */
  reversePayment: Maybe<RefundPayload>;
  /** Sends the receipt of a part that was paid by e-mail. */
  sendDistributionReceipt: Maybe<DistributionDetailPayload>;
  /** Sends an e-mail about an active or pending subscription, in the name of its collector. */
  sendNotification: Maybe<SendNotificationPayload>;
  /** Shares a saved view of the person with those who may see its list. */
  shareView: Maybe<ViewPayload>;
  /**
   * Says that the person works on a record that waits for somebody: a `Withdrawal`, `Withdraw`, `Distribution`, `Batch`,
   * `Transfer`, `Import`, `SoftwareProviderReport` or `TaxForm`. A person who may see the record may take it.
   */
  takeRecord: Maybe<RecordTakePayload>;
  /**
   * Reports that the person has a record open, and asks who else has. It is believed for a minute, so that an application
   * reports it again. Where the gateways share no memory, each knows its own persons alone.
   */
  tellOpenRecord: Maybe<OpenRecordPayload>;
  /** Transfers the money of a pending withdraw to its destination. */
  transferWithdraw: Maybe<WithdrawPayload>;
  /** No longer follows a record. Without effect on a record that the person does not follow. */
  unfollowRecord: Maybe<FollowPayload>;
  /** Ends the sharing of a saved view of the person, who keeps it. */
  unshareView: Maybe<ViewPayload>;
  /** Changes a BIN; what is left out is gone. */
  updateBin: Maybe<BinPayload>;
  /**
   * Changes destination and amount of a part, of a scheduled distribution, too. Forced, the part counts as paid from then
   * on, and no money is sent for it.
   */
  updateDistributionDetail: Maybe<DistributionDetailPayload>;
  /** Changes a payer reference; what is left out is gone. */
  updatePayerReference: Maybe<PayerReferencePayload>;
  /** Takes over the status that the gateway of the payment has. */
  updatePaymentByGateway: Maybe<PaymentPayload>;
  /** Puts a card or an account in the place of the first payment method of an issued payment. */
  updatePaymentMethod: Maybe<PaymentPayload>;
  /**
   * Changes settings of the person; what is not given stays. Of two browsers, the one that saw an older version is refused
   * with `CONFLICT` and the settings as they are. Asked again after a lost answer it changes nothing a second time.
   */
  updateSettings: Maybe<SettingsPayload>;
  /** Changes the amount of a subscription or adhesion that is not cancelled; a plan's is its collector's. */
  updateSubscriptionAmount: Maybe<SubscriptionPayload>;
  /** Gives a subscription that is not cancelled another payment method. */
  updateSubscriptionMethod: Maybe<SubscriptionPayload>;
  /** Names a saved view of the person anew, or has it show something else. Whoever may see it sees the change. */
  updateView: Maybe<ViewPayload>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationAddCollectorConfigurationArgs = {
  collectorId: Scalars['ID']['input'];
  once: OnceInput;
  value: Scalars['String']['input'];
  variableId: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationAddNoteArgs = {
  corrects?: InputMaybe<Scalars['ID']['input']>;
  once: OnceInput;
  target: RecordInput;
  text: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationApproveDistributionArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationApproveImportArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationApproveSoftwareProviderReportArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationAuthorizeWithdrawalArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCancelImportArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCancelPaymentArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCancelPaymentObjectionArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCancelSubscriptionArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationConciliateGatewayBatchArgs = {
  change: ChangeInput;
  compensationAmount?: InputMaybe<Scalars['Decimal']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationConciliateTransferArgs = {
  acceptedDifference?: InputMaybe<Scalars['Decimal']['input']>;
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateActivityDownloadArgs = {
  filter?: InputMaybe<ActivityFilter>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateBatchDownloadArgs = {
  format: BankFileFormat;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateBinArgs = {
  bin: BinInput;
  number: Scalars['String']['input'];
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateBulkRunArgs = {
  run: NewBulkRunInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateConversionUploadArgs = {
  configurationId: Scalars['ID']['input'];
  dryRun: Scalars['Boolean']['input'];
  import: ImportInput;
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateExportArgs = {
  format: ExportFormat;
  list: ExportInput;
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateExportDownloadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateImportErrorsDownloadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateImportUploadArgs = {
  import: ImportInput;
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreatePayerArgs = {
  email: Scalars['String']['input'];
  identification?: InputMaybe<IdentificationInput>;
  name: Scalars['String']['input'];
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreatePayerReferenceArgs = {
  collectorId: Scalars['ID']['input'];
  once: OnceInput;
  reference: PayerReferenceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateSoftwareProviderReportDownloadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateTaxFormArgs = {
  once: OnceInput;
  period: Scalars['String']['input'];
  structureId: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateTaxFormDownloadArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateViewsArgs = {
  views: Array<NewViewInput>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationCreateWithdrawDownloadArgs = {
  format: BankFileFormat;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeleteBinArgs = {
  id: Scalars['ID']['input'];
  once: OnceInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeleteBinsArgs = {
  ids: Array<Scalars['ID']['input']>;
  once: OnceInput;
  versions: Array<Scalars['Int']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeletePayerReferenceArgs = {
  id: Scalars['ID']['input'];
  once: OnceInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeletePayerReferencesByCollectorArgs = {
  collectorId: Scalars['ID']['input'];
  expectedSize: Scalars['Int']['input'];
  once: OnceInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeleteSubscriptionPaymentMethodArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDeleteViewArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationDisableCollectorConfigurationArgs = {
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  once: OnceInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationEndBulkRunArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationFollowRecordArgs = {
  target: RecordInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationForwardPaymentNotificationArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationNotifyPayerArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationPartialRefundPaymentArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  methods: Array<MethodRefundInput>;
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationPresentTaxFormArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationPresentTaxFormManuallyArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReexportBatchArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReexportWithdrawArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRefreshPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRefreshSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRefundPaymentArgs = {
  amount: Scalars['Decimal']['input'];
  change: ChangeInput;
  id: Scalars['ID']['input'];
  partial: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRegenerateSoftwareProviderReportArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRejectDistributionArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRejectSoftwareProviderReportArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRejectWithdrawArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRejectWithdrawalArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReleaseRecordArgs = {
  once: OnceInput;
  target: RecordInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReportBulkRunArgs = {
  id: Scalars['ID']['input'];
  report: BulkRunReportInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReprocessBatchArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReprocessDistributionArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReprocessTaxFormArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationResendNotificationArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationResumeBulkRunArgs = {
  holder: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationRetryPaymentArgs = {
  change: ChangeInput;
  choice: RetryChoice;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationReversePaymentArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationSendDistributionReceiptArgs = {
  change: ChangeInput;
  distributionId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationSendNotificationArgs = {
  action: NotificationAction;
  change: ChangeInput;
  subscriptionId: Scalars['ID']['input'];
  to: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationShareViewArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  permission?: InputMaybe<Permission>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationTakeRecordArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  once: OnceInput;
  target: RecordInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationTellOpenRecordArgs = {
  id: Scalars['ID']['input'];
  isOpen: Scalars['Boolean']['input'];
  type: Scalars['String']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationTransferWithdrawArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUnfollowRecordArgs = {
  target: RecordInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUnshareViewArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateBinArgs = {
  bin: BinInput;
  id: Scalars['ID']['input'];
  once: OnceInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateDistributionDetailArgs = {
  change: ChangeInput;
  detail: DistributionDetailInput;
  distributionId: Scalars['ID']['input'];
  force: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdatePayerReferenceArgs = {
  id: Scalars['ID']['input'];
  once: OnceInput;
  reference: PayerReferenceInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdatePaymentByGatewayArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdatePaymentMethodArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  method: PaymentMethodInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateSettingsArgs = {
  settings: PersonSettingsInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateSubscriptionAmountArgs = {
  amount: Scalars['Decimal']['input'];
  change: ChangeInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateSubscriptionMethodArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  method: PaymentMethodInput;
};


/**
 * What can be changed. A field is refused to a person without its permission; a few need only a signed-in person. A change
 * that `availableActions` lists checks the same rule again.
 */
export type MutationUpdateViewArgs = {
  change: ChangeInput;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A bulk run that begins. */
export type NewBulkRunInput = {
  /** Name of a mutation that changes one record with a version and that the person may ask for. */
  action: Scalars['String']['input'];
  /** Arguments that all items have, at most 5. Without it they are not kept, and nobody can go on with the run. */
  arguments?: InputMaybe<Array<BulkRunArgumentInput>>;
  /** Name that the open application gives itself, a UUID: one at a time makes the changes of a run. */
  holder: Scalars['ID']['input'];
  /** Identifier of the run, a UUID that the application makes: kept twice, it is kept once. */
  id: Scalars['ID']['input'];
  /** Its items in their order, 1 to 1,000. */
  items: Array<NewBulkRunItemInput>;
};

/** One item of a bulk run that begins. */
export type NewBulkRunItemInput = {
  /** Arguments of this item alone, at most 5. */
  arguments: Array<BulkRunArgumentInput>;
  /** Identifier of the record, at most 60 characters; once in a run. */
  id: Scalars['ID']['input'];
  /** Idempotency key of its change: 8 to 128 visible ASCII characters; once in a run. */
  idempotencyKey: Scalars['ID']['input'];
  /** Version that the person saw. */
  version: Scalars['Int']['input'];
};

/** A view that is saved. */
export type NewViewInput = {
  /** Identifier of the view, a UUID that the application makes: saved twice, it is saved once. */
  id: Scalars['ID']['input'];
  /** Key of its list in the application, for example `payments.list`. */
  list: Scalars['String']['input'];
  /** Name of the view, 1 to 60 characters; another than those of the person's other views of the list. */
  name: Scalars['String']['input'];
  /**
   * Search parameters of the address of the list, without the question mark, 1 to 2,000 characters. Those that may name a
   * person are refused: a typed search, an e-mail address, seven digits or more in a row.
   */
  search: Scalars['String']['input'];
};

/**
 * Note that a person left on a record. Everyone who may see the record reads it. It is an event of the activity and never
 * changes: a newer note of the same person corrects it.
 */
export type Note = {
  __typename?: 'Note';
  /** Identifier of the newer note that corrects it; null without a correction. */
  correctedBy: Maybe<Scalars['ID']['output']>;
  /** Identifier of the older note that it corrects; null where it corrects none. */
  corrects: Maybe<Scalars['ID']['output']>;
  /** Chain of events that stores the note, and its place in the chain. */
  id: Scalars['ID']['output'];
  /** Names that it mentions with `@`, in lower case, without the place of a mail address. */
  mentioned: Array<Scalars['String']['output']>;
  /** Full name in the token of the author; null where it had none. */
  name: Maybe<Scalars['String']['output']>;
  /** The words, without long numbers and e-mail addresses. */
  text: Scalars['String']['output'];
  /** Moment in UTC at which it was left. */
  time: Scalars['DateTime']['output'];
  /** User name of the author. */
  username: Scalars['String']['output'];
};

/** A message to a payer and how its delivery went. */
export type Notification = {
  __typename?: 'Notification';
  /** What it reports, as the service gave it, for example `download_receipts`; null when it gives none. */
  action: Maybe<Scalars['String']['output']>;
  /**
   * What people did to the notification, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT`
   * alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Attempts to deliver it, newest first. */
  attempts: Array<NotificationAttempt>;
  /** Every action of a notification, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /**
   * Collector in whose name it is sent; null when there is none. It is also null when the collector service fails or does
   * not know it, or without the permission.
   */
  collector: Maybe<Collector>;
  /** Signature of the collector in whose name it is sent; null when there is none. */
  collectorId: Maybe<Scalars['ID']['output']>;
  /** Moment in UTC at which it was requested. */
  date: Scalars['DateTime']['output'];
  /** E-mail address or telephone number of the addressee. */
  destination: Scalars['String']['output'];
  /** Identifier of the notification in the notification service. */
  id: Scalars['ID']['output'];
  /** Data of the message; null when the service gives none. */
  payload: Maybe<Scalars['JSON']['output']>;
  /** What the provider answered to the last attempt; null when the service gives none. */
  response: Maybe<Scalars['String']['output']>;
  /** Number of attempts after the first. */
  retryCount: Scalars['Int']['output'];
  /** How the last attempt to deliver it ended. */
  status: NotificationStatus;
  /** Status as the notification service gave it, for example `sent`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Kind of the notification, as the service gave it; null when it gives none. */
  type: Maybe<Scalars['String']['output']>;
  /** Number of the version, from 1: each attempt makes one. */
  version: Scalars['Int']['output'];
};


/** A message to a payer and how its delivery went. */
export type NotificationActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A message to a payer and how its delivery went. */
export type NotificationAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a notification about a subscription reports. */
export type NotificationAction =
  /** Where the receipts of the payments are downloaded: `Descargar comprobantes`. */
  | 'DOWNLOAD_RECEIPTS';

/** An attempt to deliver a notification. */
export type NotificationAttempt = {
  __typename?: 'NotificationAttempt';
  /** Moment in UTC of the attempt. */
  date: Scalars['DateTime']['output'];
  /** What the provider answered to this attempt; null when the service gives none. */
  response: Maybe<Scalars['String']['output']>;
  /** How the attempt ended, by its status. */
  status: NotificationStatus;
  /** Status as the notification service gave it, for example `sent`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
};

/** What sending a notification again answers. */
export type NotificationPayload = {
  __typename?: 'NotificationPayload';
  /** Why nothing was sent; null when it was. */
  error: Maybe<ChangeError>;
  /**
   * The notification with the new attempt; after a refusal as it is now. It is null when it was not read, or without the
   * permission.
   */
  notification: Maybe<Notification>;
};

/** How the last attempt to deliver a notification ended. */
export type NotificationStatus =
  /** It was refused, or nobody answered. */
  | 'ERROR'
  /** Nothing is known yet. */
  | 'PENDING'
  /** The provider, or the server of the collector, took it. */
  | 'SENT'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Idempotency key that a change carries when its entity has no versions, or is only created by it. */
export type OnceInput = {
  /**
   * Idempotency key, created when the person opens the dialog or the form, and kept through every retry of it. For a day,
   * the same key with the same arguments is executed once and answered the same, unless this API loses its memory.
   * With other arguments it is refused. It has 8 to 128 visible ASCII characters, for example a UUID.
   */
  idempotencyKey: Scalars['ID']['input'];
};

/** Result of reporting an open record. */
export type OpenRecordPayload = {
  __typename?: 'OpenRecordPayload';
  /** Why nothing was reported; null when it was. */
  error: Maybe<ChangeError>;
  /** Full names of other persons who have the record open, at most 10. */
  others: Array<Scalars['String']['output']>;
};

/** Who pays, in Spanish `pagador`. */
export type Payer = {
  __typename?: 'Payer';
  /**
   * What people did to the payer, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** E-mail address of the payer; null when the service gives none. */
  email: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer in the collector's own system; null when the service gives none. */
  externalReference: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer in the payer service. */
  id: Scalars['ID']['output'];
  /** Identification of the payer; null when the service gives none. */
  identification: Maybe<Identification>;
  /** Full name or company name of the payer. */
  name: Scalars['String']['output'];
  /**
   * Payments with the e-mail address of this payer; none without an address. It is null when the payment service fails, or
   * without the permission.
   */
  payments: Maybe<PaymentPage>;
  /** Telephone numbers of the payer. */
  phones: Array<Phone>;
  /**
   * References under which collectors know this e-mail address, by name, 100 at most; none without an address. It is null
   * when the payer service fails, or without the permission.
   */
  references: Maybe<Array<PayerReference>>;
  /**
   * Subscriptions with the e-mail address of this payer, of every type; none without an address. It is null when the
   * subscription service fails, or without the permission.
   */
  subscriptions: Maybe<SubscriptionPage>;
};


/** Who pays, in Spanish `pagador`. */
export type PayerActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Who pays, in Spanish `pagador`. */
export type PayerPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PaymentSort>>;
};


/** Who pays, in Spanish `pagador`. */
export type PayerSubscriptionsArgs = {
  filter?: InputMaybe<SubscriptionFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<SubscriptionSort>>;
};

/** Which payers are wanted; all given conditions must hold. */
export type PayerFilter = {
  /** Identifiers of payers, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * One search box, at most 100 characters. A text with `@` is an e-mail, 11 digits are an identification. Digits, 7 or 8
   * of them, are an identification or an id; an identifier of the service is an id. Of anything else each word is a part of
   * the name. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A notification to the payer, as the payment or the subscription holds it. */
export type PayerNotification = {
  __typename?: 'PayerNotification';
  /** What it reported, as the service gave it; null when it gives none. */
  action: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was sent. */
  date: Scalars['DateTime']['output'];
  /**
   * The notification with its attempts; null when the notification service fails or does not know it, or without the
   * permission.
   */
  notification: Maybe<Notification>;
  /** Identifier of the notification in the notification service. */
  notificationId: Scalars['ID']['output'];
  /** Kind of the notification, as the service gave it; null when it gives none. */
  type: Maybe<Scalars['String']['output']>;
};

/** A page of payers, and how many match. */
export type PayerPage = {
  __typename?: 'PayerPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The payers of this page, in the requested order. */
  rows: Array<Payer>;
  /** Number of payers that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What creating a payer answers. */
export type PayerPayload = {
  __typename?: 'PayerPayload';
  /** Why no payer was created; null when one was. */
  error: Maybe<ChangeError>;
  /** The new payer; null when none was created, or without the permission to see payers. */
  payer: Maybe<Payer>;
  /** Identifier of the new payer in the payer service; null when none was created. */
  payerId: Maybe<Scalars['ID']['output']>;
};

/** Under what a collector knows a payer. */
export type PayerReference = {
  __typename?: 'PayerReference';
  /**
   * What people did to the payer reference, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT`
   * alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Collector of the reference; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** E-mail address of the payer; null when the reference has none. */
  email: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer in the collector's own system; null when the reference has none. */
  externalReference: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer reference in the payer service. */
  id: Scalars['ID']['output'];
  /** Identification of the payer; null when the reference has none. */
  identification: Maybe<Identification>;
  /** Full name or company name of the payer. */
  name: Scalars['String']['output'];
  /** Version of the reference, for a change of it: a digest without an order. */
  version: Scalars['Int']['output'];
};


/** Under what a collector knows a payer. */
export type PayerReferenceActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** Which payer references are wanted; all given conditions must hold. */
export type PayerReferenceFilter = {
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifiers of payer references, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * One search box, at most 100 characters. A text with `@` is an e-mail. Digits, 7, 8 or 11 of them, are an
   * identification or an external reference. Another word with a digit is an external reference or an id. Of anything
   * else each word is a part of the name. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a person may fill in of a payer reference. What is left out is not sent. */
export type PayerReferenceInput = {
  /** E-mail address of the payer, at most 254 characters. Without it, the reference has none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the payer in the collector's own system, at most 120 characters. Without it, the reference has none. */
  externalReference?: InputMaybe<Scalars['String']['input']>;
  /** Identification of the payer: a DNI of 7 or 8 digits, a CUIT of 11. Without it, the reference has none. */
  identification?: InputMaybe<IdentificationInput>;
  /** Name of the payer, 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** A page of payer references, and how many match. */
export type PayerReferencePage = {
  __typename?: 'PayerReferencePage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The payer references of this page, in the requested order. */
  rows: Array<PayerReference>;
  /** Number of payer references that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a payer reference answers. */
export type PayerReferencePayload = {
  __typename?: 'PayerReferencePayload';
  /** Why nothing was changed; null when the change was made. */
  error: Maybe<ChangeError>;
  /** The payer reference after the change; null when nothing was changed, or without the permission to see it. */
  reference: Maybe<PayerReference>;
};

/** One order of a list of payer references. */
export type PayerReferenceSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: PayerReferenceSortField;
};

/** What payer references can be sorted by. */
export type PayerReferenceSortField =
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the e-mail address. */
  | 'EMAIL'
  /** By the external reference. */
  | 'EXTERNAL_REFERENCE'
  /** By the name. */
  | 'NAME';

/** One order of a list of payers. */
export type PayerSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: PayerSortField;
};

/** What payers can be sorted by. */
export type PayerSortField =
  /** By the e-mail address. */
  | 'EMAIL'
  /** By the identifier. */
  | 'ID'
  /** By the name. */
  | 'NAME';

/** A collection from a payer for a collector. */
export type Payment = {
  __typename?: 'Payment';
  /** Moment in UTC at which the money is credited to the collector; null when the service gives none. */
  accreditationDate: Maybe<Scalars['DateTime']['output']>;
  /**
   * What people did to the payment, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Every action of a payment, and whether this person may do it now on the version shown. */
  availableActions: Array<AvailableAction>;
  /** URL of the collector, where the payer goes back to; null when the service gives none. */
  backUrl: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was cancelled; null when it was not. */
  cancelDate: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was rejected because the card is out of date. Then it is retried on the checkout form, with another card. */
  cardExpired: Scalars['Boolean']['output'];
  /** Fixed surcharge after the first due date, in `currencyId`; null when the service gives none. */
  chargeDelay: Maybe<Scalars['Decimal']['output']>;
  /** Collector of the payment; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Notifications to the collector; null without the permission. */
  collectorNotifications: Maybe<Array<CollectorNotification>>;
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
  /** What is paid for, one entry a concept. */
  details: Array<PaymentDetail>;
  /**
   * The distributions that share it out, the newest first, 100 at most; null when the distribution service fails, or
   * without the permission.
   */
  distributions: Maybe<Array<Distribution>>;
  /** First due date, a moment in UTC; null when the service gives none. */
  dueDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the payment in the collector's own system; null when the service gives none. */
  externalTransactionId: Maybe<Scalars['String']['output']>;
  /** Fees of the platform; null without the permission. */
  feeDetails: Maybe<Array<PaymentFee>>;
  /** Amount to pay, in `currencyId`. */
  finalAmount: Scalars['Decimal']['output'];
  /** Versions of the payment, newest first; null when the payment service fails, or without the permission. */
  history: Maybe<Array<PaymentVersion>>;
  /** Holders of the cards, looked up in the gateway; null when the payment service fails, or without the permission. */
  holder: Maybe<Array<Holder>>;
  /**
   * Identifier of what is shown: the payment's own in the current version, `<payment>@<version>` in an older one. Hence a
   * cache that knows objects by type and `id` keeps versions apart.
   */
  id: Scalars['ID']['output'];
  /** Whether the version shown is the current one; what is not current cannot be acted on. */
  isCurrent: Scalars['Boolean']['output'];
  /** Last due date, a moment in UTC; null when the service gives none. */
  lastDueDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC at which money was last given back, all or a part of it; null when none was. */
  lastRefundDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC of its last change; null when the service gives none. */
  lastUpdateDate: Maybe<Scalars['DateTime']['output']>;
  /** Free data of the collector, without the subscription requests; null when there is no other. */
  metadata: Maybe<Scalars['JSON']['output']>;
  /** URL of the collector, where it is notified of changes; null when the service gives none. */
  notificationUrl: Maybe<Scalars['String']['output']>;
  /** Notifications to the payer; null without the permission. */
  notifications: Maybe<Array<PayerNotification>>;
  /**
   * Whether the last due date is earlier than today in Buenos Aires and the money is still expected. It is expected while
   * the payment is pending, issued or rejected.
   */
  overdue: Scalars['Boolean']['output'];
  /** Moment in UTC at which it was paid; null until then. */
  paidDate: Maybe<Scalars['DateTime']['output']>;
  /** Payer as the payment holds it; null when it holds none. */
  payer: Maybe<PaymentPayer>;
  /** Moment in UTC at which the payer put it off; null when the payer did not. */
  payerDeferredDate: Maybe<Scalars['DateTime']['output']>;
  /**
   * Payer as the payer service holds it; null when the payment has no identifier of it. It is also null when that service
   * fails or does not know it, or without the permission.
   */
  payerProfile: Maybe<Payer>;
  /** Moment in UTC at which the payer was validated; null when that was not asked, and until then. */
  payerValidationDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the payment in the payment service, the same in all its versions. */
  paymentId: Scalars['ID']['output'];
  /** How it was or will be paid, in order; the position is the method's id in a partial refund. */
  paymentMethods: Array<PaymentMethod>;
  /** Actions that the service switches on or off for this payment. */
  presetActions: Array<PresetAction>;
  /** Moment in UTC at which the gateway processed it; null until then. */
  processDate: Maybe<Scalars['DateTime']['output']>;
  /** Late surcharge, in percent; null when the service gives none. */
  rate: Maybe<Scalars['Decimal']['output']>;
  /** Reference that the payer sees; null when the service gives none. */
  reference: Maybe<Scalars['String']['output']>;
  /** What is left to give back, in `currencyId`: the final amount without the approved refunds. */
  refundableAmount: Scalars['Decimal']['output'];
  /** What was given back, in `currencyId`: the sum of the approved refunds. */
  refundedAmount: Scalars['Decimal']['output'];
  /** Moment in UTC at which it was refunded; null when it was not. */
  refundedDate: Maybe<Scalars['DateTime']['output']>;
  /** Refunds, in the order they were requested. */
  refunds: Array<Refund>;
  /** Moment in UTC at which it was rejected; null when it was not. */
  rejectedDate: Maybe<Scalars['DateTime']['output']>;
  /** Payments that have to do with this one. */
  relatedPayments: Array<RelatedPayment>;
  /** Moment in UTC at which it was requested. */
  requestDate: Scalars['DateTime']['output'];
  /** Whether it waits for a review; null when the service gives none. */
  review: Maybe<Scalars['Boolean']['output']>;
  /** Moment in UTC at which the review was decided; null when there was none, and until then. */
  reviewValidationDate: Maybe<Scalars['DateTime']['output']>;
  /** Where the payment comes from; null when the service gives none. */
  source: Maybe<Source>;
  /** Status of the payment; `UNKNOWN` when this API does not know it. */
  status: PaymentStatus;
  /** Status as the payment service gave it, for example `approved`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /**
   * The subscription that made the payment; null when none did. It is also null when the subscription service fails or
   * does not know it, or without the permission.
   */
  subscription: Maybe<PaymentSubscription>;
  /** Identifier of the subscription, in the subscription service, that made the payment; null when none did. */
  subscriptionId: Maybe<Scalars['ID']['output']>;
  /** Subscriptions that were requested with the payment. */
  subscriptionRequests: Array<SubscriptionRequest>;
  /** How it was paid; null while nobody paid. */
  type: Maybe<PaymentChannel>;
  /** How it was paid, as the payment service gave it, for example `online`; null while nobody paid. */
  typeCode: Maybe<Scalars['String']['output']>;
  /** Whether the payer must be validated; null when the service gives none. */
  validation: Maybe<Scalars['Boolean']['output']>;
  /** Number of the version shown, from 1. */
  version: Scalars['Int']['output'];
  /**
   * Batch of withdrawals that holds the money; null while none does. It is also null when the batch service fails or does
   * not know it, or without the permission.
   */
  withdrawalBatch: Maybe<Batch>;
  /**
   * Identifier of the batch of withdrawals that holds the money, in the batch service. It is null while none does, or
   * without the permission.
   */
  withdrawalBatchId: Maybe<Scalars['ID']['output']>;
};


/** A collection from a payer for a collector. */
export type PaymentActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A collection from a payer for a collector. */
export type PaymentAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A collection from a payer for a collector. */
export type PaymentLastRefundDateArgs = {
  period?: InputMaybe<PeriodInput>;
};


/** A collection from a payer for a collector. */
export type PaymentRefundedAmountArgs = {
  period?: InputMaybe<PeriodInput>;
};

/** How a payment is made. */
export type PaymentChannel =
  /** On the checkout page, or by a charge of a subscription. */
  | 'ONLINE'
  /** With a QR code at a counter. */
  | 'QR'
  /** A way that this API does not know; `typeCode` has it as the service gave it. */
  | 'UNKNOWN';

/** One thing that is paid for. */
export type PaymentDetail = {
  __typename?: 'PaymentDetail';
  /** Amount of the concept, in the payment's `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Text of the concept; null when the service gives none. */
  conceptDescription: Maybe<Scalars['String']['output']>;
  /** Code of the concept in the collector's catalogue; null when the service gives none. */
  conceptId: Maybe<Scalars['String']['output']>;
  /** Identifier of what is paid for in the collector's own system; null when the service gives none. */
  externalReference: Maybe<Scalars['String']['output']>;
};

/** A column of an export of payments. Amounts come with `CURRENCY_ID` beside them when it is requested. */
export type PaymentExportColumn =
  /** Moment at which the money is credited to the collector. */
  | 'ACCREDITATION_DATE'
  /** Codes with which gateways authorized it. */
  | 'AUTHORIZATION_CODE'
  /** Identifier of the subscription that made the payment. */
  | 'BY_SUBSCRIPTION'
  /** Moment at which it was cancelled. */
  | 'CANCEL_DATE'
  /** Signature of the collector. */
  | 'COLLECTOR_ID'
  /** Texts of what is paid for. */
  | 'CONCEPT_DESCRIPTION'
  /** Codes of what is paid for. */
  | 'CONCEPT_ID'
  /** Numbers of the coupons. */
  | 'COUPON_NUMBER'
  /** ISO 4217 code of the currency. */
  | 'CURRENCY_ID'
  /** First due date. */
  | 'DUE_DATE'
  /** Identifier in the collector's own system. */
  | 'EXTERNAL_TRANSACTION_ID'
  /** Amount to pay, in the currency of `CURRENCY_ID`. */
  | 'FINAL_AMOUNT'
  /** Identifier of the payment. */
  | 'ID'
  /** Last due date. */
  | 'LAST_DUE_DATE'
  /** Moment at which it was paid. */
  | 'PAID_DATE'
  /** E-mail address of the payer. */
  | 'PAYER_EMAIL'
  /** Document of the payer, digits only. */
  | 'PAYER_IDENTIFICATION'
  /** Name of the payer. */
  | 'PAYER_NAME'
  /** Payment methods, with the last four digits of cards. */
  | 'PAYMENT_METHOD'
  /** Reference that the payer sees. */
  | 'REFERENCE'
  /** What was given back, in the currency of `CURRENCY_ID`; within the days of a filter by the refund date. */
  | 'REFUNDED_AMOUNT'
  /** Moment at which money was last given back, all or a part of it; within the days of a filter by the refund date. */
  | 'REFUNDED_DATE'
  /** Moment at which it was rejected. */
  | 'REJECTED_DATE'
  /** Moment of the request. */
  | 'REQUEST_DATE'
  /** Status of the payment. */
  | 'STATUS'
  /** Detail of the status. */
  | 'STATUS_DETAIL'
  /** How it was paid: `online` or `qr`. */
  | 'TYPE';

/** An export of the payments that a list shows, all pages of it. Needs the permission of that list, too. */
export type PaymentExportInput = {
  /** Columns in the order of the file, each once; all without it. */
  columns?: InputMaybe<Array<PaymentExportColumn>>;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: InputMaybe<PaymentFilter>;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: InputMaybe<Array<PaymentSort>>;
};

/** A fee of the platform. */
export type PaymentFee = {
  __typename?: 'PaymentFee';
  /** Amount of the fee, in the payment's `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Text of the fee for the operator; null when the service gives none. */
  description: Maybe<Scalars['String']['output']>;
  /** Kind of fee, as the service gave it, for example `collector_fee`. */
  type: Scalars['String']['output'];
};

/** Payments of one group that were decided: how many, and what was collected. */
export type PaymentFigure = {
  __typename?: 'PaymentFigure';
  /** Number of payments that were accepted: approved, partial, refunded and objected ones. */
  acceptedCount: Scalars['Int']['output'];
  /** Number of approved payments. */
  approvedCount: Scalars['Int']['output'];
  /** Final amounts of the approved payments, one sum for each currency. */
  collected: Array<CurrencyTotal>;
  /** Number of payments with a decision: accepted and rejected ones. Of them the approval rate is a share. */
  decidedCount: Scalars['Int']['output'];
  /** Day of Buenos Aires such as `2026-11-28`, number of the payment method, or `all`. */
  key: Scalars['String']['output'];
};

/** Decided payments of some days, as far as they were added up. */
export type PaymentFigures = {
  __typename?: 'PaymentFigures';
  /** Number of payments that were added up. The figures are whole when it equals `size`. */
  counted: Scalars['Int']['output'];
  /** Payments by the day of their request, the first day first. */
  days: Array<PaymentFigure>;
  /** True when the next request adds up more payments. At most 10,000 are added up, some at each request. */
  goesOn: Scalars['Boolean']['output'];
  /** Payments by payment method, the smallest number first. A payment with several methods counts for each of them. */
  methods: Array<PaymentFigure>;
  /** Moment in UTC at which the first payments were read. Whole figures are kept for up to five minutes. */
  readAt: Scalars['DateTime']['output'];
  /** Number of payments with a decision within the days. */
  size: Scalars['Int']['output'];
  /** All payments together, the group `all`. */
  whole: PaymentFigure;
};

/** Which payments are wanted; all given conditions must hold. */
export type PaymentFilter = {
  /** Amounts to pay that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /**
   * Codes, for example a column of a spreadsheet. A payment matches when it has any of them, compared whole with the fields
   * that `search` compares whole. At most 500, of 6,000 characters together. Without it, all match.
   */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** First six digits of the card, its BIN. Without it, all match. */
  firstSixDigits?: InputMaybe<Scalars['String']['input']>;
  /** Identifiers of payments, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last four digits of the card or the account. Without it, all match. */
  lastFourDigits?: InputMaybe<Scalars['String']['input']>;
  /** Only those that are overdue. Without it, all match, and with false, too. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address of the payer. Without it, all match. */
  payerEmail?: InputMaybe<Scalars['String']['input']>;
  /** Code of the payment method, 1 to 99. Without it, all match. */
  paymentMethodCode?: InputMaybe<Scalars['Int']['input']>;
  /** Codes of payment methods, at most 100, of which any one is enough. Without it, all match. */
  paymentMethodCodes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Days of Buenos Aires on which it was requested, refunded, paid or accredited, by `periodField`. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Which date the period is about. */
  periodField: PaymentPeriodField;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id, transaction id, reference, code of a concept, coupon,
   * transaction of the gateway, DNI or CUIT. Four digits may be the last of a card, too, and six the first. Of anything
   * else each word is a part of the payer's name or e-mail, or of a concept's text or code. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the payment; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<PaymentStatus>;
  /** Statuses of payments, of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
  /**
   * Only rows with a `lastUpdateDate` of this timestamp or later. A client that copies the list sorts by
   * `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it, all match.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a payment is paid. Never a whole card number. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Amount before promotion and surcharges, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Authorization code of the issuer; null when the service gives none. */
  authorizationCode: Maybe<Scalars['String']['output']>;
  /** Number of the coupon; null when the service gives none. */
  couponNumber: Maybe<Scalars['String']['output']>;
  /** Conversion of a token payment; null when it is no token. */
  currencyConversionInfo: Maybe<CurrencyConversion>;
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
  /** Month in which the card expires, 1 to 12; null when it is no card, or the service gives none. */
  expirationMonth: Maybe<Scalars['Int']['output']>;
  /** Year in which the card expires, four digits; null when it is no card, or the service gives none. */
  expirationYear: Maybe<Scalars['Int']['output']>;
  /** Amount that is charged, in `currencyId`. */
  finalAmount: Scalars['Decimal']['output'];
  /** First six digits of the card; null when it is no card, or the service gives none. */
  firstSixDigits: Maybe<Scalars['String']['output']>;
  /** What the gateway knows of the method; null when the service gives none. */
  gateway: Maybe<PaymentMethodGateway>;
  /** Number of instalments; 1 when the service gives none. */
  installments: Scalars['Int']['output'];
  /** Last four digits of the card or the account; null when the service gives none. */
  lastFourDigits: Maybe<Scalars['String']['output']>;
  /** Code of the payment method, 1 to 99; 92 is the token type. It is null when the service gives none. */
  paymentMethodCode: Maybe<Scalars['Int']['output']>;
  /** Name of the payment method; null when the service gives none. */
  paymentMethodName: Maybe<Scalars['String']['output']>;
  /** Identifier of the promotion that was applied, as the service gave it; null when none was. */
  promotionId: Maybe<Scalars['ID']['output']>;
  /** How this method pays; null when the service gives none. */
  type: Maybe<PaymentChannel>;
  /** How this method pays, as the payment service gave it, for example `online`; null when it gives none. */
  typeCode: Maybe<Scalars['String']['output']>;
};

/** What the gateway knows of a payment method. */
export type PaymentMethodGateway = {
  __typename?: 'PaymentMethodGateway';
  /** Number of the batch in the gateway; null when it gives none. */
  batchNumber: Maybe<Scalars['String']['output']>;
  /** Owner of the transaction in the gateway; null when it gives none. */
  pptOwner: Maybe<Scalars['String']['output']>;
  /** Status in the gateway; null when it gives none. */
  status: Maybe<GatewayStatus>;
  /** Status as the gateway gave it, for example `approved`; null when it gives none. */
  statusCode: Maybe<Scalars['String']['output']>;
  /** Detail of the status in the gateway; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Number of the ticket in the gateway; null when it gives none. */
  ticketNumber: Maybe<Scalars['String']['output']>;
  /** Identifier of the transaction in the gateway; null when it gives none. */
  transactionId: Maybe<Scalars['String']['output']>;
};

/** A payment method: exactly one of these. */
export type PaymentMethodInput =
  /** A card that is to pay. Without it, `transfer` must be given. */
  { card: CardInput; transfer?: never; }
  |  /** An account that is to pay by transfer. Without it, `card` must be given. */
  { card?: never; transfer: TransferInput; };

/** A page of payments, and how many match. */
export type PaymentPage = {
  __typename?: 'PaymentPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The payments of this page, in the requested order. */
  rows: Array<Payment>;
  /** Number of payments that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** Payer as the payment holds it. */
export type PaymentPayer = {
  __typename?: 'PaymentPayer';
  /** E-mail address of the payer; null when the service gives none. */
  email: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer in the collector's own system; null when the service gives none. */
  externalReference: Maybe<Scalars['String']['output']>;
  /** Identification of the payer; null when the service gives none. */
  identification: Maybe<Identification>;
  /** Name of the payer; null when the service gives none. */
  name: Maybe<Scalars['String']['output']>;
  /** Identifier of the payer in the payer service; null when the service gives none. */
  payerId: Maybe<Scalars['ID']['output']>;
};

/** What a change of a payment answers. */
export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /** Why nothing was changed; null when the change was made. */
  error: Maybe<ChangeError>;
  /**
   * The payment after the change; after a refusal as it is now. It is null when it was not read, or without the
   * permission.
   */
  payment: Maybe<Payment>;
};

/** A month of a subscription and its payment. */
export type PaymentPeriod = {
  __typename?: 'PaymentPeriod';
  /**
   * The payment of that month; null when none was made. It is also null when the payment service fails or does not know
   * it, or without the permission.
   */
  payment: Maybe<Payment>;
  /** Identifier of that month's payment in the payment service; null when none was made. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** Month of the payment, for example `2026-11`. */
  period: Scalars['String']['output'];
};

/** Which date a period is about. */
export type PaymentPeriodField =
  /** The moment at which its money was accredited. */
  | 'ACCREDITATION_DATE'
  /** The moment at which it was paid. */
  | 'PAID_DATE'
  /**
   * The moment at which money was given back: all or a part of it where the payment service searches refunds, all of it
   * elsewhere.
   */
  | 'REFUNDED_DATE'
  /** The moment of the request. */
  | 'REQUEST_DATE';

/** Every payment that matches a filter, without those left out: what an action on all of them would touch. */
export type PaymentSelection = {
  __typename?: 'PaymentSelection';
  /** The payments, newest request first. */
  rows: Array<Payment>;
  /** Sum of the final amounts of the payments, a currency each. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of payments. */
export type PaymentSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: PaymentSortField;
};

/** What payments can be sorted by. Nothing else sorts. */
export type PaymentSortField =
  /** By the amount to pay. */
  | 'FINAL_AMOUNT'
  /** By the moment of the last change. */
  | 'LAST_UPDATE_DATE'
  /** By the name of the payer. */
  | 'PAYER_NAME'
  /** By the moment at which money was last given back within the period; made for periods of that moment. */
  | 'REFUNDED_DATE'
  /** By the moment of the request. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS';

/** Status of a payment. Overdue is not a status but derived: see `Payment.overdue`. */
export type PaymentStatus =
  /** It was paid. */
  | 'APPROVED'
  /** Cancelled by an operator. */
  | 'CANCELLED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** Issued, not paid yet. */
  | 'ISSUED'
  /** Objected to by the payer. */
  | 'OBJECTED'
  /** Paid with several methods, of which some are approved. */
  | 'PARTIAL'
  /** Waiting for the payer or the gateway. */
  | 'PENDING'
  /** Given back to the payer. */
  | 'REFUNDED'
  /** Refused by the gateway. */
  | 'REJECTED'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/**
 * Payments that repeat, from a payer for a collector. Called so because GraphQL itself and its tools take a type
 * `Subscription` for the third kind of operation.
 */
export type PaymentSubscription = {
  __typename?: 'PaymentSubscription';
  /**
   * What people did to the subscription, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT`
   * alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Amount of each payment, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Every action of a subscription, and whether this person may do it now on the version shown. */
  availableActions: Array<AvailableAction>;
  /** URL of the collector, where the payer goes back to when giving up; null when the service gives none. */
  backUrl: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was cancelled; null when it was not. */
  cancelDate: Maybe<Scalars['DateTime']['output']>;
  /** Collector of the subscription; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Number of payments that were made so far. */
  createdPayments: Scalars['Int']['output'];
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
  /** What the subscription is for; null when the service gives none. */
  detail: Maybe<SubscriptionDetail>;
  /** Day of the month on which a payment is due, 1 to 31; null when the service gives none. */
  dueDay: Maybe<Scalars['Int']['output']>;
  /** Moment in UTC at which its last payment was made; null until then. */
  finishedDate: Maybe<Scalars['DateTime']['output']>;
  /** Versions of the subscription, newest first; null when the subscription service fails, or without the permission. */
  history: Maybe<Array<SubscriptionVersion>>;
  /**
   * Identifier of what is shown: the subscription's own in the current version, `<subscription>@<version>` in an older
   * one. Hence a cache that knows objects by type and `id` keeps versions apart.
   */
  id: Scalars['ID']['output'];
  /** Whether the version shown is the current one; what is not current cannot be acted on. */
  isCurrent: Scalars['Boolean']['output'];
  /** Moment in UTC of its last change; null when the service gives none. */
  lastUpdateDate: Maybe<Scalars['DateTime']['output']>;
  /** Free data of the collector; null when it gave none. */
  metadata: Maybe<Scalars['JSON']['output']>;
  /** URL of the collector, where it is notified of changes; null when the service gives none. */
  notificationUrl: Maybe<Scalars['String']['output']>;
  /** Notifications to the payer; null without the permission. */
  notifications: Maybe<Array<PayerNotification>>;
  /** Payer as the subscription holds it; null when it holds none. */
  payer: Maybe<SubscriptionPayer>;
  /** Moment in UTC at which the payer put it off; null when the payer did not. */
  payerDeferredDate: Maybe<Scalars['DateTime']['output']>;
  /**
   * The payer with that e-mail address in the payer service; null when there is none. It is also null when that service
   * fails, or without the permission.
   */
  payerProfile: Maybe<Payer>;
  /** Moment in UTC at which the payer was validated; null when that was not asked, and until then. */
  payerValidationDate: Maybe<Scalars['DateTime']['output']>;
  /** How the subscription is paid; null while there is no payment method. */
  paymentMethod: Maybe<SubscriptionMethod>;
  /** Months of the subscription, each with its payment if there is one, newest first. */
  paymentsPeriods: Array<PaymentPeriod>;
  /** Number of payments in all; null when it does not end. */
  periods: Maybe<Scalars['Int']['output']>;
  /** Months from one payment to the next; null when the service gives none. */
  recurrence: Maybe<Scalars['Int']['output']>;
  /** Moment in UTC at which it was rejected; null when it was not. */
  rejectedDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC at which it was requested. */
  requestDate: Scalars['DateTime']['output'];
  /** URL of the collector, where the payer goes back to when done; null when the service gives none. */
  returnUrl: Maybe<Scalars['String']['output']>;
  /** Whether it waits for a review; null when the service gives none. */
  review: Maybe<Scalars['Boolean']['output']>;
  /** Moment in UTC at which the review was decided; null when there was none, and until then. */
  reviewValidationDate: Maybe<Scalars['DateTime']['output']>;
  /** Where the subscription comes from; null when the service gives none. */
  source: Maybe<Source>;
  /** Moment in UTC at which its first payment is due; null when the service gives none. */
  startDate: Maybe<Scalars['DateTime']['output']>;
  /** Status of the subscription; `UNKNOWN` when this API does not know it. */
  status: SubscriptionStatus;
  /** Status as the subscription service gave it, for example `active`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which the payer subscribed; null until then. */
  subscribedDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the subscription in the subscription service, the same in all its versions. */
  subscriptionId: Scalars['ID']['output'];
  /** Type of the subscription; `UNKNOWN` when this API does not know it. */
  type: SubscriptionType;
  /** Type as the subscription service gave it, for example `adhesion`. */
  typeCode: Scalars['String']['output'];
  /** Whether the payer must be validated; null when the service gives none. */
  validation: Maybe<Scalars['Boolean']['output']>;
  /** Number of the version shown, from 1. */
  version: Scalars['Int']['output'];
};


/**
 * Payments that repeat, from a payer for a collector. Called so because GraphQL itself and its tools take a type
 * `Subscription` for the third kind of operation.
 */
export type PaymentSubscriptionActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/**
 * Payments that repeat, from a payer for a collector. Called so because GraphQL itself and its tools take a type
 * `Subscription` for the third kind of operation.
 */
export type PaymentSubscriptionAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Kind of payment methods. */
export type PaymentType =
  /** Cash, at a counter. */
  | 'CASH'
  /** Credit cards only. */
  | 'CREDIT'
  /** Debit cards and accounts. */
  | 'DEBIT'
  /** Transfers that the payer makes. */
  | 'TRANSFER';

/** A version of a payment. */
export type PaymentVersion = {
  __typename?: 'PaymentVersion';
  /** Identifier of this version, `<payment>@<version>`; `payment(id:)` takes it, too. */
  id: Scalars['ID']['output'];
  /** Moment in UTC at which the version came to be. */
  lastUpdateDate: Scalars['DateTime']['output'];
  /** Identifier of the payment in the payment service, the same in all its versions. */
  paymentId: Scalars['ID']['output'];
  /** Status of the payment in this version. */
  status: PaymentStatus;
  /** Status as the payment service gave it, for example `approved`. */
  statusCode: Scalars['String']['output'];
  /** Number of the version, from 1. */
  version: Scalars['Int']['output'];
};

/**
 * Days from and to, both included, in America/Argentina/Buenos_Aires. They reach from 00:00:00.000 of the first to
 * 23:59:59.999 of the last.
 */
export type PeriodInput = {
  /** First day of the period, a day of Buenos Aires. */
  from: Scalars['Date']['input'];
  /** Last day of the period, a day of Buenos Aires that is not before `from`. */
  to: Scalars['Date']['input'];
};

/** What a person may do. Each value is granted by one role of the realm. Composite roles for people are data of the realm. */
export type Permission =
  /** See what everybody did, and who looked at protected data. */
  | 'ACTIVITY_AUDIT'
  /** Create tax presentations. */
  | 'AFIP_CREATE'
  /** Present a tax form. */
  | 'AFIP_DELIVER'
  /** Download the file of a tax form. */
  | 'AFIP_DOWNLOAD'
  /** Process a tax form again. */
  | 'AFIP_REPROCESS'
  /** See tax presentations. */
  | 'AFIP_SHOW'
  /** Download the files of a batch. */
  | 'BATCH_WITHDRAW_DOWNLOAD'
  /** Process a batch of withdrawals again. */
  | 'BATCH_WITHDRAW_REPROCESS'
  /** Export the file of a batch again. */
  | 'BATCH_WITHDRAW_RE_EXPORT'
  /** See batches of withdrawals. */
  | 'BATCH_WITHDRAW_SHOW'
  /** Create card BINs. */
  | 'BIN_CREATE'
  /** Delete card BINs. */
  | 'BIN_DELETE'
  /** See card BINs. The gateway denies by default. */
  | 'BIN_SHOW'
  /** Change card BINs. */
  | 'BIN_UPDATE'
  /** Create collectors and change their configuration. */
  | 'COLLECTOR_CREATE'
  /** Search and see collectors. */
  | 'COLLECTOR_SHOW'
  /** Explore the schema and run free text in the explorer. */
  | 'DEVELOPER'
  /** Force the success of a distribution. */
  | 'DISTRIBUTION_FORCE'
  /** Edit a scheduled distribution. */
  | 'DISTRIBUTION_SCHEDULED_UPDATE'
  /** See distributions. The gateway denies by default. */
  | 'DISTRIBUTION_SHOW'
  /** Reprocess, reject, authorize distributions and edit a destination. */
  | 'DISTRIBUTION_UPDATE'
  /** Ask for an export. */
  | 'EXPORT_CREATE'
  /** Search the history of exports. */
  | 'EXPORT_SEARCH'
  /** See and download exports. */
  | 'EXPORT_SHOW'
  /** Reconcile gateway batches. */
  | 'GATEWAY_BATCH_CONCILIATE_BATCH'
  /** See gateway batches. */
  | 'GATEWAY_BATCH_SHOW_BATCH_DATA'
  /** Create new gateways. */
  | 'GATEWAY_CREATE'
  /** See the default gateways. */
  | 'GATEWAY_DEFAULT_SHOW'
  /** Search and see gateways. */
  | 'GATEWAY_SHOW'
  /** Confirm an import. */
  | 'IMPORT_APPROVE'
  /** Cancel an import. */
  | 'IMPORT_CANCEL'
  /** Import payments and see imports. */
  | 'IMPORT_REQUEST'
  /** Create costs of payment methods. */
  | 'MEDIA_PAYMENT_COST_CREATE'
  /** See the cost of payment methods. */
  | 'MEDIA_PAYMENT_COST_SHOW'
  /** Send notifications, also again. */
  | 'NOTIFICATION_SEND'
  /** See notifications, the developer's information. */
  | 'NOTIFICATION_SHOW'
  /** Create new payers. */
  | 'PAYER_CREATE'
  /** Create payer references. */
  | 'PAYER_REFERENCE_CREATE'
  /** Delete payer references. */
  | 'PAYER_REFERENCE_DELETE'
  /** See payer references. */
  | 'PAYER_REFERENCE_SHOW'
  /** Change payer references. */
  | 'PAYER_REFERENCE_UPDATE'
  /** Search and see payers. */
  | 'PAYER_SHOW'
  /** Cancel pending or issued payments. */
  | 'PAYMENT_CANCEL'
  /** Cancel the objection of a payment. */
  | 'PAYMENT_CANCEL_OBJECTION'
  /** Create new payments. */
  | 'PAYMENT_CREATE'
  /** Look up the holder of the card of a payment. */
  | 'PAYMENT_HOLDER'
  /** Refund payments, in full or in part. */
  | 'PAYMENT_REFUND'
  /** Reverse approved payments. */
  | 'PAYMENT_REVERSE'
  /** Search and see payments. The gateway denies by default. */
  | 'PAYMENT_SHOW'
  /** See the batch of a payment. */
  | 'PAYMENT_SHOW_BATCHES'
  /** See the fees of a payment. */
  | 'PAYMENT_SHOW_FEES'
  /** See the versions of a payment. */
  | 'PAYMENT_SHOW_HISTORY'
  /** Change the payment method of a payment, and retry it. */
  | 'PAYMENT_UPDATE'
  /** Update a payment from its gateway. */
  | 'PAYMENT_UPDATE_GATEWAY'
  /** Create new promotions. */
  | 'PROMOTION_CREATE'
  /** Search and see promotions. */
  | 'PROMOTION_SHOW'
  /** See transaction batches of service payments. */
  | 'SERVICE_PAYMENT_SHOW_BATCH'
  /** Approve a software-provider integration. */
  | 'SOFT_PROVIDER_APPROVE'
  /** Reject a software-provider integration. */
  | 'SOFT_PROVIDER_REJECT'
  /** See the software-provider report. The gateway denies by default. */
  | 'SOFT_PROVIDER_SHOW'
  /** See withdrawal strategies. */
  | 'STRATEGY_SHOW'
  /** Cancel subscriptions that are not cancelled. */
  | 'SUBSCRIPTION_CANCEL'
  /** Create new subscriptions. */
  | 'SUBSCRIPTION_CREATE'
  /** Remove the payment method of a subscription. */
  | 'SUBSCRIPTION_REMOVE_PAYMENT_METHOD'
  /** Search and see subscriptions. The gateway denies by default. */
  | 'SUBSCRIPTION_SHOW'
  /** See the versions of a subscription. */
  | 'SUBSCRIPTION_SHOW_HISTORY'
  /** Change the payment method or the amount of a subscription. */
  | 'SUBSCRIPTION_UPDATE'
  /** See the tariffs. */
  | 'TARIFF_SHOW'
  /** See transfers to conciliate. */
  | 'TRANSFER_SHOW'
  /** Conciliate a transfer by hand. */
  | 'TRANSFER_UPDATE'
  /** Authorize and reject withdrawals. */
  | 'WITHDRAWAL_AUTHORIZE'
  /** Search and see withdrawals. */
  | 'WITHDRAWAL_SEARCH'
  /** Download the files of withdraws. */
  | 'WITHDRAW_DOWNLOAD'
  /** Reject withdraws to transfer. */
  | 'WITHDRAW_REJECTED'
  /** Export the file of a withdraw again. */
  | 'WITHDRAW_RE_EXPORT'
  /** See withdraws to transfer. */
  | 'WITHDRAW_SHOW'
  /** Make the transfers of withdraws. */
  | 'WITHDRAW_TRANSFER';

/** What a person chose of the application, in any browser. */
export type PersonSettings = {
  __typename?: 'PersonSettings';
  /** Height of the rows of every table; null until the person chose one. */
  density: Maybe<RowDensity>;
  /** Choices for single lists; a list without any is not there. */
  lists: Array<ListSettings>;
  /** True where the menu shows only icons; null until the person chose. */
  menuCollapsed: Maybe<Scalars['Boolean']['output']>;
  /** Groups of the menu that are open; null until the person arranged them. */
  openMenuGroups: Maybe<Array<Scalars['String']['output']>>;
  /** Rows a page, 1 to 100; null until the person chose. */
  pageSize: Maybe<Scalars['Int']['output']>;
  /** Identifiers of the mentions that were read; null until one was. */
  readMentions: Maybe<Array<Scalars['ID']['output']>>;
  /** Identifiers of the news that were read; null until one was. */
  readNews: Maybe<Array<Scalars['ID']['output']>>;
  /** Identifiers of the other notices that were read, those of decisions and of ended work; null until one was. */
  readNotices: Maybe<Array<Scalars['ID']['output']>>;
  /** Collectors that were chosen last, newest first; null until one was. */
  recentCollectors: Maybe<Array<RecentCollector>>;
  /** Addresses of the screens that the search led to last, newest first; null until it did. */
  recentScreens: Maybe<Array<Scalars['String']['output']>>;
  /** False turns off shortcuts of one character key; null until the person chose. */
  singleKeys: Maybe<Scalars['Boolean']['output']>;
  /** Theme of the application; null until the person chose one. */
  theme: Maybe<ThemeChoice>;
  /** Count of the changes, from 0 while nothing was ever kept. `updateSettings` takes the one that was seen. */
  version: Scalars['Int']['output'];
};

/**
 * What of the settings changes. Names of columns, groups and news have at most 60 characters. All settings of a person
 * take 64 KB at most.
 */
export type PersonSettingsInput = {
  /** Height of the rows of every table. Without it, it stays. */
  density?: InputMaybe<RowDensity>;
  /** Lists whose choices change, at most 100; the other lists keep theirs. Without it, all stay. */
  lists?: InputMaybe<Array<ListSettingsInput>>;
  /** True where the menu shows only icons. Without it, it stays. */
  menuCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Groups of the menu that are open, at most 100. Without it, they stay. */
  openMenuGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rows a page, 1 to 100. Without it, they stay. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Identifiers of the notes with mentions that were read, at most 100. Without it, they stay. */
  readMentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifiers of the news that were read, at most 100. Without it, they stay. */
  readNews?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifiers of the other notices that were read, at most 100. Without it, they stay. */
  readNotices?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Collectors that were chosen last, newest first, at most 10. Without it, they stay. */
  recentCollectors?: InputMaybe<Array<RecentCollectorInput>>;
  /**
   * Addresses of the screens that the search led to last, newest first, at most 10. An address that may name a person is
   * refused. Without it, they stay.
   */
  recentScreens?: InputMaybe<Array<Scalars['String']['input']>>;
  /** False turns off shortcuts of one character key. Without it, it stays. */
  singleKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Theme of the application. Without it, it stays. */
  theme?: InputMaybe<ThemeChoice>;
};

/** What the installation keeps of a person, beside who did what. */
export type Personal = {
  __typename?: 'Personal';
  /** What the person chose of the application. */
  settings: PersonSettings;
  /** Views that others share, of lists that the person may see, by name; at most 500. */
  sharedViews: Array<SavedView>;
  /** Views that the person saved, of all lists, in the order in which they were saved; at most 200. */
  views: Array<SavedView>;
};

/** A telephone number of a payer. */
export type Phone = {
  __typename?: 'Phone';
  /** Area code, without the leading 0. */
  areaCode: Scalars['String']['output'];
  /** What the number is for, for example `Celular`. */
  description: Scalars['String']['output'];
  /** Number within the area, without its code. */
  phoneNumber: Scalars['String']['output'];
};

/** An action that the service switches on or off. */
export type PresetAction = {
  __typename?: 'PresetAction';
  /** Whether the action is offered. */
  active: Scalars['Boolean']['output'];
  /** Name of the action, as the service gave it, for example `retry`. */
  name: Scalars['String']['output'];
};

/** Better terms for some payment methods, from one collector or from all. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Whether the promotion is switched on. */
  active: Scalars['Boolean']['output'];
  /**
   * Collector whose promotion it is; null when it is of every collector. It is also null when the collector service fails
   * or does not know it, or without the permission.
   */
  collector: Maybe<Collector>;
  /** Signature of the collector whose promotion it is; null when it is of every collector. */
  collectorId: Maybe<Scalars['ID']['output']>;
  /** Discount in percent; null when it gives none. */
  discount: Maybe<Scalars['Decimal']['output']>;
  /** Identifier of the promotion in the collector service. */
  id: Scalars['ID']['output'];
  /** Number of instalments without interest; null when it is about none. */
  installments: Maybe<Scalars['Int']['output']>;
  /** Name of the promotion. */
  name: Scalars['String']['output'];
  /** Codes of the payment methods that it is for, 1 to 99. */
  paymentMethodCodes: Array<Scalars['Int']['output']>;
  /** Moment in UTC from which it is valid. */
  validFrom: Scalars['DateTime']['output'];
  /** Moment in UTC until which it is valid; null when it has no end. */
  validTo: Maybe<Scalars['DateTime']['output']>;
};

/** Which promotions are wanted; all given conditions must hold. */
export type PromotionFilter = {
  /** Whether the promotion is switched on. Without it, all match. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifiers of promotions, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the name, in any case, at most 100 characters. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of promotions, and how many match. */
export type PromotionPage = {
  __typename?: 'PromotionPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The promotions of this page, in the requested order. */
  rows: Array<Promotion>;
  /** Number of promotions that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** One order of a list of promotions. */
export type PromotionSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: PromotionSortField;
};

/** What promotions can be sorted by. */
export type PromotionSortField =
  /** By the name. */
  | 'NAME'
  /** By the moment from which they are valid. */
  | 'VALID_FROM';

/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type Query = {
  __typename?: 'Query';
  /** What everybody did in this application, a page at a time, newest first. An error where the installation keeps none. */
  activities: Maybe<ActivityPage>;
  /** One batch by its identifier; null when there is none. */
  batch: Maybe<Batch>;
  /**
   * Selects all batches that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw. Then
   * others would be acted on than were meant.
   */
  batchSelection: Maybe<BatchSelection>;
  /** Adds up the balances of all batches that match; a part of them at first when many do. */
  batchSum: Maybe<ListSum>;
  /** Batches of withdrawals that match a search, a page at a time. */
  batches: Maybe<BatchPage>;
  /** One BIN by its six digits; null when there is none. */
  bin: Maybe<Bin>;
  /** Brands of cards, a page at a time. */
  binBrands: Maybe<BinChoicePage>;
  /** Issuers of cards, a page at a time. */
  binIssuers: Maybe<BinChoicePage>;
  /** Subtypes of cards, a page at a time. */
  binSubtypes: Maybe<BinChoicePage>;
  /** Types of cards, a page at a time. */
  binTypes: Maybe<BinChoicePage>;
  /** Card BINs that match a search, a page at a time. */
  bins: Maybe<BinPage>;
  /**
   * Bulk runs of the person that have not ended, and those of others that run now; of actions that the person may do, newest
   * first, at most 40. It is null where the installation keeps none.
   */
  bulkRuns: Maybe<Array<BulkRun>>;
  /** One collector by its identifier; null when there is none. */
  collector: Maybe<Collector>;
  /** One collector by its signature; null when there is none. */
  collectorBySignature: Maybe<Collector>;
  /** Collectors that match a search, a page at a time. */
  collectors: Maybe<CollectorPage>;
  /** Variables that configuration entries may set. */
  configurationVariables: Maybe<Array<ConfigurationVariable>>;
  /** Configurations from which payments can be imported, by their names. */
  converterConfigurations: Maybe<Array<ConverterConfiguration>>;
  /** Gateways that collectors without one of their own use, a page at a time. */
  defaultGateways: Maybe<GatewayPage>;
  /** One distribution by its identifier; null when there is none. */
  distribution: Maybe<Distribution>;
  /** One part of a distribution; null when there is none. */
  distributionDetail: Maybe<DistributionDetail>;
  /**
   * Selects all distributions that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw.
   * Then others would be acted on than were meant.
   */
  distributionSelection: Maybe<DistributionSelection>;
  /** Counts of the distributions without a schedule that wait for somebody, by two totals of the service. */
  distributionStatistics: Maybe<DistributionStatistics>;
  /** Adds up the total amounts of all distributions that match; a part of them at first when many do. */
  distributionSum: Maybe<ListSum>;
  /** Distributions that match a search, a page at a time. */
  distributions: Maybe<DistributionPage>;
  /** One export by its identifier, to follow it; null when there is none. */
  export: Maybe<Export>;
  /** The history of exports, newest first unless asked otherwise. Needs `EXPORT_SEARCH` and `EXPORT_SHOW` both. */
  exports: Maybe<ExportPage>;
  /**
   * External ids of a collector that are in use, among these; the others are left out. A file can so be checked, some ids at
   * a time, before it is sent.
   */
  externalIdUses: Maybe<Array<ExternalIdUse>>;
  /** One gateway batch by its identifier; null when there is none. */
  gatewayBatch: Maybe<GatewayBatch>;
  /** Gateway batches of service payments that match a search, a page at a time. */
  gatewayBatches: Maybe<GatewayBatchPage>;
  /** Gateways that match a search, a page at a time. */
  gateways: Maybe<GatewayPage>;
  /** One import by its identifier, to follow it; null when there is none. */
  import: Maybe<Import>;
  /** Adds up the total amounts of all imports that match; a part of them at first when many do. */
  importSum: Maybe<ListSum>;
  /** Imports that match a search, a page at a time. */
  imports: Maybe<ImportPage>;
  /**
   * Whether the person follows a record. Requires a permission of the query of its type. It is null where the installation
   * keeps no settings, and while their store does not answer.
   */
  isFollowed: Maybe<Scalars['Boolean']['output']>;
  /**
   * The codes of `filter.codes` that none of the payments that match the filter has, each once; empty without codes. Refused
   * when more than 2,000 payments match.
   */
  missingPaymentCodes: Maybe<Array<Scalars['String']['output']>>;
  /**
   * Notes on a record that the person may see, newest first, at most 100. Requires a permission of the query of its type.
   * It is null, with an error, where the installation keeps none.
   */
  notes: Maybe<Array<Note>>;
  /** One notification by its identifier; null when there is none. */
  notification: Maybe<Notification>;
  /** One payer by its identifier; null when there is none. */
  payer: Maybe<Payer>;
  /** One payer reference by its identifier; null when there is none. */
  payerReference: Maybe<PayerReference>;
  /** Payer references that match a search, a page at a time. */
  payerReferences: Maybe<PayerReferencePage>;
  /** Payers that match a search, a page at a time. */
  payers: Maybe<PayerPage>;
  /** One payment, in its current or in an older version; null when there is none. */
  payment: Maybe<Payment>;
  /** Adds up the payments that were requested within some days and decided; a part of them at first when there are many. */
  paymentFigures: Maybe<PaymentFigures>;
  /**
   * Selects all payments that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw. Then
   * others would be acted on than were meant.
   */
  paymentSelection: Maybe<PaymentSelection>;
  /**
   * Adds up the final amounts of all payments that match, of any status, one sum for each currency; a part of them at first
   * when many do. Refused where a long column of codes matches more than 2,000 payments, as `payments` is.
   */
  paymentSum: Maybe<ListSum>;
  /** Payments that match a search, a page at a time. */
  payments: Maybe<PaymentPage>;
  /** Promotions that match a search, a page at a time. */
  promotions: Maybe<PromotionPage>;
  /**
   * Marks of the records of a page that have any. Requires a permission of the query of their type. It is null, with an
   * error, where the installation keeps none.
   */
  recordMarks: Maybe<Array<RecordMark>>;
  /** Refunds that match a search, a page at a time. */
  refunds: Maybe<RefundPage>;
  /**
   * Adds up what the payments that match gave back: their approved refunds, within `period` where `periodField` is
   * `REFUNDED_DATE`. It is a part of them at first when there are many. Where the payment service does not list refunds,
   * payments that were given back in part within the period do not match.
   */
  returnedSum: Maybe<ListSum>;
  /** One report for a software provider by its identifier; null when there is none. */
  softwareProviderReport: Maybe<SoftwareProviderReport>;
  /** Reports for software providers that match a search, a page at a time. */
  softwareProviderReports: Maybe<SoftwareProviderReportPage>;
  /** One subscription, in its current or in an older version; null when there is none. */
  subscription: Maybe<PaymentSubscription>;
  /**
   * Selects all subscriptions that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw.
   * Then others would be acted on than were meant.
   */
  subscriptionSelection: Maybe<SubscriptionSelection>;
  /**
   * Adds up the amounts of all subscriptions that match, of any status, one sum for each currency; a part of them at first
   * when many do.
   */
  subscriptionSum: Maybe<ListSum>;
  /** Subscriptions that match a search, a page at a time. */
  subscriptions: Maybe<SubscriptionPage>;
  /**
   * Forms that are due in a month, in the order of their due dates; each reports the month before. What falls on a weekend or
   * a holiday is due on the next day of work, and appears in the month of that day.
   */
  taxDeadlines: Maybe<Array<TaxDeadline>>;
  /** One tax form by its identifier; null when there is none. */
  taxForm: Maybe<TaxForm>;
  /** Structures of which forms are created, by name and version. */
  taxFormStructures: Maybe<Array<TaxFormStructure>>;
  /** Tax forms that match a search, a page at a time. */
  taxForms: Maybe<TaxFormPage>;
  /** Transaction batches of service payments that match a search, a page at a time. */
  transactionBatches: Maybe<TransactionBatchPage>;
  /** One received bank transfer by its identifier; null when there is none. */
  transfer: Maybe<Transfer>;
  /**
   * Selects all transfers that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw. Then
   * others would be acted on than were meant.
   */
  transferSelection: Maybe<TransferSelection>;
  /** Adds up the amounts of all transfers that match; a part of them at first when many do. */
  transferSum: Maybe<ListSum>;
  /** Received bank transfers that match a search, a page at a time. */
  transfers: Maybe<TransferPage>;
  /** The signed-in person; what the shell shows. */
  viewer: Maybe<Viewer>;
  /** One withdraw by its identifier; null when there is none. */
  withdraw: Maybe<Withdraw>;
  /**
   * Selects all withdraws that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw. Then
   * others would be acted on than were meant.
   */
  withdrawSelection: Maybe<WithdrawSelection>;
  /** Adds up the amounts of all withdraws that match; a part of them at first when many do. */
  withdrawSum: Maybe<ListSum>;
  /** One withdrawal by its identifier; null when there is none. */
  withdrawal: Maybe<Withdrawal>;
  /**
   * Selects all withdrawals that match, 1,000 at most. Refused with `CONFLICT` when not as many match as the person saw. Then
   * others would be acted on than were meant.
   */
  withdrawalSelection: Maybe<WithdrawalSelection>;
  /** Adds up the amounts of all withdrawals that match; a part of them at first when many do. */
  withdrawalSum: Maybe<ListSum>;
  /** Withdrawals that match a search, a page at a time. */
  withdrawals: Maybe<WithdrawalPage>;
  /** Withdraws that match a search, a page at a time. */
  withdraws: Maybe<WithdrawPage>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryActivitiesArgs = {
  filter?: InputMaybe<ActivityFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBatchSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<BatchFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBatchSumArgs = {
  filter?: InputMaybe<BatchFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBatchesArgs = {
  filter?: InputMaybe<BatchFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<BatchSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinBrandsArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinIssuersArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinSubtypesArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinTypesArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBinsArgs = {
  filter?: InputMaybe<BinFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<BinSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryBulkRunsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryCollectorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryCollectorBySignatureArgs = {
  signature: Scalars['String']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryCollectorsArgs = {
  filter?: InputMaybe<CollectorFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<CollectorSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDefaultGatewaysArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<GatewaySort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionDetailArgs = {
  distributionId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<DistributionFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionStatisticsArgs = {
  period?: InputMaybe<PeriodInput>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionSumArgs = {
  filter?: InputMaybe<DistributionFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryDistributionsArgs = {
  filter?: InputMaybe<DistributionFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<DistributionSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryExportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryExportsArgs = {
  filter?: InputMaybe<ExportFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<ExportSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryExternalIdUsesArgs = {
  collectorId: Scalars['ID']['input'];
  externalIds: Array<Scalars['String']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryGatewayBatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryGatewayBatchesArgs = {
  filter?: InputMaybe<ServicePaymentBatchFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<ServicePaymentBatchSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryGatewaysArgs = {
  filter?: InputMaybe<GatewayFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<GatewaySort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryImportSumArgs = {
  filter?: InputMaybe<ImportFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryImportsArgs = {
  filter?: InputMaybe<ImportFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<ImportSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryIsFollowedArgs = {
  target: RecordInput;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryMissingPaymentCodesArgs = {
  filter: PaymentFilter;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryNotesArgs = {
  target: RecordInput;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryNotificationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPayerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPayerReferenceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPayerReferencesArgs = {
  filter?: InputMaybe<PayerReferenceFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PayerReferenceSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPayersArgs = {
  filter?: InputMaybe<PayerFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PayerSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPaymentFiguresArgs = {
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  period: PeriodInput;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPaymentSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<PaymentFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPaymentSumArgs = {
  filter?: InputMaybe<PaymentFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PaymentSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryPromotionsArgs = {
  filter?: InputMaybe<PromotionFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<PromotionSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryRecordMarksArgs = {
  ids: Array<Scalars['ID']['input']>;
  type: Scalars['String']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryRefundsArgs = {
  filter?: InputMaybe<RefundFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<RefundSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryReturnedSumArgs = {
  filter?: InputMaybe<PaymentFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySoftwareProviderReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySoftwareProviderReportsArgs = {
  filter?: InputMaybe<SoftwareProviderReportFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<SoftwareProviderReportSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySubscriptionArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySubscriptionSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<SubscriptionFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySubscriptionSumArgs = {
  filter?: InputMaybe<SubscriptionFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QuerySubscriptionsArgs = {
  filter?: InputMaybe<SubscriptionFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<SubscriptionSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTaxDeadlinesArgs = {
  month: Scalars['String']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTaxFormArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTaxFormsArgs = {
  filter?: InputMaybe<TaxFormFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<TaxFormSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTransactionBatchesArgs = {
  filter?: InputMaybe<ServicePaymentBatchFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<ServicePaymentBatchSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTransferArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTransferSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<TransferFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTransferSumArgs = {
  filter?: InputMaybe<TransferFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryTransfersArgs = {
  filter?: InputMaybe<TransferFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<TransferSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<WithdrawFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawSumArgs = {
  filter?: InputMaybe<WithdrawFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawalSelectionArgs = {
  except: Array<Scalars['ID']['input']>;
  expectedSize: Scalars['Int']['input'];
  filter?: InputMaybe<WithdrawalFilter>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawalSumArgs = {
  filter?: InputMaybe<WithdrawalFilter>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawalsArgs = {
  filter?: InputMaybe<WithdrawalFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<WithdrawalSort>>;
};


/** What can be asked. A field is refused to a person without its permission; a few need only a signed-in person. */
export type QueryWithdrawsArgs = {
  filter?: InputMaybe<WithdrawFilter>;
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  sorts?: InputMaybe<Array<WithdrawSort>>;
};

/** A collector that a person used a short time ago. */
export type RecentCollector = {
  __typename?: 'RecentCollector';
  /** Identifier of the collector, its signature. */
  id: Scalars['ID']['output'];
  /** Name of the collector as it was then. */
  name: Scalars['String']['output'];
};

/** A collector that the person used a short time ago. */
export type RecentCollectorInput = {
  /** Identifier of the collector, its signature, at most 60 characters. */
  id: Scalars['ID']['input'];
  /** Name of the collector, at most 200 characters. */
  name: Scalars['String']['input'];
};

/** A record of any type that a query finds by its identifier. */
export type RecordInput = {
  /** Identifier of the record, at most 60 characters. */
  id: Scalars['ID']['input'];
  /** Type of the record, as in this schema; the person needs a permission of its query. */
  type: Scalars['String']['input'];
};

/** What colleagues left on a record of a list. */
export type RecordMark = {
  __typename?: 'RecordMark';
  /** Identifier of the record. */
  id: Scalars['ID']['output'];
  /** Number of notes on it, a corrected one and its corrections counted once. */
  notes: Scalars['Int']['output'];
  /**
   * Who works on the record. It is null where nobody said so in the last four hours, after a release, and after any change
   * of the record.
   */
  taken: Maybe<RecordTake>;
};

/** Says that a person works on a record, so that colleagues know. It keeps nobody from anything. */
export type RecordTake = {
  __typename?: 'RecordTake';
  /** True for the person who reads this. */
  isOwn: Scalars['Boolean']['output'];
  /** Full name in the token of that person; null where it had none. */
  name: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which the person said so. */
  since: Scalars['DateTime']['output'];
  /** User name of the person who works on it. */
  username: Scalars['String']['output'];
};

/** Result of taking a record, or of releasing it. */
export type RecordTakePayload = {
  __typename?: 'RecordTakePayload';
  /** Why the record was not taken or released; null when it was. */
  error: Maybe<ChangeError>;
  /** Marks of the record by now; null where it was not found, or takes no such mark. */
  mark: Maybe<RecordMark>;
};

/** Money given back to the payer. */
export type Refund = {
  __typename?: 'Refund';
  /** Amount given back, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Moment in UTC at which it was approved; null when it was not. */
  approvedDate: Maybe<Scalars['DateTime']['output']>;
  /** Authorization code of the issuer; null when the service gives none. */
  authorizationCode: Maybe<Scalars['String']['output']>;
  /** Number of the batch in the gateway; null when the service gives none. */
  batchNumber: Maybe<Scalars['String']['output']>;
  /** What the refund costs the collector, in `currencyId`; null when the service gives none. */
  costAmount: Maybe<Scalars['Decimal']['output']>;
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
  /** Identifier in the collector's own system, as the service gave it; null when it gives none. */
  externalReference: Maybe<Scalars['String']['output']>;
  /** Identifier of the refund in the payment service. */
  id: Scalars['ID']['output'];
  /** Moment in UTC of its last change; null when the service gives none. */
  lastUpdateDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC at which the gateway processed it; null until then. */
  processDate: Maybe<Scalars['DateTime']['output']>;
  /** Why it was requested, as the operator put it; null when the service gives none. */
  reason: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was rejected; null when it was not. */
  rejectedDate: Maybe<Scalars['DateTime']['output']>;
  /** Moment in UTC at which it was requested; null when the service gives none. */
  requestDate: Maybe<Scalars['DateTime']['output']>;
  /** Status of the refund; `UNKNOWN` when this API does not know it. */
  status: RefundStatus;
  /** Status as the payment service gave it, for example `approved`. */
  statusCode: Scalars['String']['output'];
  /** Detail of the status, as the service gave it; null when it gives none. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Number of the ticket in the gateway; null when the service gives none. */
  ticketNumber: Maybe<Scalars['String']['output']>;
  /** Identifier of the transaction in the gateway; null when the service gives none. */
  transactionId: Maybe<Scalars['String']['output']>;
  /** Kind of refund, as the service gave it, for example `reverse`; null when it gives none. */
  type: Maybe<Scalars['String']['output']>;
};

/** A column of an export of refunds. Amounts come with `CURRENCY_ID` beside them when it is requested. */
export type RefundExportColumn =
  /** Amount of the refund, whatever became of it, in the currency of `CURRENCY_ID`. */
  | 'AMOUNT'
  /** Signature of the collector. */
  | 'COLLECTOR_ID'
  /** ISO 4217 code of the currency. */
  | 'CURRENCY_ID'
  /** Moment of its approval or rejection; of its request until then. */
  | 'EFFECTIVE_DATE'
  /** Identifier of the payment in the collector's own system. */
  | 'EXTERNAL_TRANSACTION_ID'
  /** Identifier of the refund. */
  | 'ID'
  /** E-mail address of the payer. */
  | 'PAYER_EMAIL'
  /** Document of the payer, digits only. */
  | 'PAYER_IDENTIFICATION'
  /** Name of the payer. */
  | 'PAYER_NAME'
  /** Amount of the payment, in the currency of `CURRENCY_ID`. */
  | 'PAYMENT_AMOUNT'
  /** Identifier of the payment. */
  | 'PAYMENT_ID'
  /** Why it was requested. */
  | 'REASON'
  /** Amount that went back to the payer, in the currency of `CURRENCY_ID`. */
  | 'REFUNDED_AMOUNT'
  /** Moment of the request. */
  | 'REQUEST_DATE'
  /** Status of the refund. */
  | 'STATUS'
  /** Detail of the status. */
  | 'STATUS_DETAIL';

/** An export of the refunds that a list shows, all pages of it. Needs the permission of that list, too. */
export type RefundExportInput = {
  /** Columns in the order of the file, each once; all without it. */
  columns?: InputMaybe<Array<RefundExportColumn>>;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: InputMaybe<RefundFilter>;
  /** Orders of the rows, as the list takes them. Without it, the newest comes first. */
  sorts?: InputMaybe<Array<RefundSort>>;
};

/** Which refunds are wanted; all given conditions must hold. */
export type RefundFilter = {
  /** Amounts of refunds that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifiers of refunds, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days of Buenos Aires of `effectiveDate`. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id of the refund or the payment, transaction id, DNI or CUIT.
   * Of anything else each word is a part of the payer's name or e-mail. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the refund; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<RefundStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<RefundStatus>>;
};

/** A page of refunds, and how many match. */
export type RefundPage = {
  __typename?: 'RefundPage';
  /** Rows a page, 1 to 100; payments a page where `payments` is not null. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /**
   * Number of payments that this page was read from, where the payment service lists payments alone. They are those that
   * were given back whole within the period, and the rows are their refunds that match. It is null where the service lists
   * refunds.
   */
  payments: Maybe<Scalars['Int']['output']>;
  /**
   * What went back to payers, the sums of the approved refunds that match, of all pages and by currency. It is null where the
   * payments are on several pages.
   */
  returned: Maybe<Array<CurrencyTotal>>;
  /** The refunds of this page, in the requested order. */
  rows: Array<ListedRefund>;
  /** Number of refunds that match, on all pages; of payments where `payments` is not null. */
  size: Scalars['Int']['output'];
};

/**
 * What a refund or a reversal answers. The gateway of the payment may reject it. Then `refunds` says so and nothing was
 * given back.
 */
export type RefundPayload = {
  __typename?: 'RefundPayload';
  /** Why nothing was asked of the gateway; null when it was. */
  error: Maybe<ChangeError>;
  /** The payment afterwards; null when it could not be read again, or without the permission. */
  payment: Maybe<Payment>;
  /** The refunds that were requested, each approved or rejected. */
  refunds: Array<Refund>;
};

/** One order of a list of refunds. */
export type RefundSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: RefundSortField;
};

/** What refunds can be sorted by. */
export type RefundSortField =
  /** By the amount of the refund. */
  | 'AMOUNT'
  /** By the moment of `effectiveDate`. */
  | 'EFFECTIVE_DATE'
  /** By the name of the payer. */
  | 'PAYER_NAME'
  /** By the status. */
  | 'STATUS';

/** Status of a refund. */
export type RefundStatus =
  /** The money was given back. */
  | 'APPROVED'
  /** Nothing is known yet. */
  | 'PENDING'
  /** The money was not given back. */
  | 'REJECTED'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** A payment, as far as a list of its refunds shows it. */
export type RefundedPayment = {
  __typename?: 'RefundedPayment';
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** ISO 4217 code of the currency, for example `ARS`. */
  currencyId: Scalars['String']['output'];
  /** Identifier of the payment in the collector's own system; null when the service gives none. */
  externalTransactionId: Maybe<Scalars['String']['output']>;
  /** Amount to pay, in `currencyId`. */
  finalAmount: Scalars['Decimal']['output'];
  /** Payer as the payment holds it; null when it holds none. */
  payer: Maybe<PaymentPayer>;
  /** Identifier of the payment in the payment service. */
  paymentId: Scalars['ID']['output'];
};

/** A payment that has to do with another. */
export type RelatedPayment = {
  __typename?: 'RelatedPayment';
  /** The other payment; null when the payment service fails or does not know it, or without the permission. */
  payment: Maybe<Payment>;
  /** Identifier of the other payment in the payment service. */
  paymentId: Scalars['ID']['output'];
  /** Kind of relation, as the service gave it. */
  type: Scalars['String']['output'];
};

/** External ids of an import that something else has, too. */
export type RepeatedIds = {
  __typename?: 'RepeatedIds';
  /**
   * Number of ids that differ by case alone from one of a payment of the collector, or of another of its imports that may
   * still make one: they are two ids. 0 where the service does not tell.
   */
  caseCount: Scalars['Int']['output'];
  /** The first of these ids, at most 20. */
  caseTwins: Array<CaseTwin>;
  /** Other imports of the collector that may still make payments of the same ids: at most 20, those with most of them first. */
  imports: Array<RepeatingImport>;
  /** Number of ids that a payment of the collector has by now. */
  paymentCount: Scalars['Int']['output'];
};

/** An import that has external ids of another one. */
export type RepeatingImport = {
  __typename?: 'RepeatingImport';
  /** Number of ids that both have. */
  count: Scalars['Int']['output'];
  /** Name of its file. */
  fileName: Scalars['String']['output'];
  /** Identifier of the import in the import service. */
  id: Scalars['ID']['output'];
};

/** What to do with a rejected payment. */
export type RetryChoice =
  /** Wait for another payment method. Code `B` of the service. */
  | 'OTHER_METHOD'
  /** Charge the same payment method again. Code `A` of the service. */
  | 'SAME_METHOD';

/** Height of the rows of every table. */
export type RowDensity =
  /** Many rows in sight. */
  | 'COMPACT'
  /** Until something was chosen. */
  | 'NORMAL'
  /** Room between the rows. */
  | 'WIDE';

/** Filters, order and rows a page of a list, under a name that a person chose. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Identifier of the view, a UUID that its application made. */
  id: Scalars['ID']['output'];
  /** Key of its list in the application, for example `payments.list`. */
  list: Scalars['String']['output'];
  /** Name of the view, 1 to 60 characters, unique per person and list. */
  name: Scalars['String']['output'];
  /** Search parameters of the address of the list, without the question mark, 1 to 2,000 characters. */
  search: Scalars['String']['output'];
  /** With whom it is shared; null while only its owner sees it. */
  sharing: Maybe<ViewSharing>;
  /** Count of its changes, from 1. */
  version: Scalars['Int']['output'];
};

/** What sending a notification answers. */
export type SendNotificationPayload = {
  __typename?: 'SendNotificationPayload';
  /** Why nothing was sent; null when it was. */
  error: Maybe<ChangeError>;
  /** Identifier of the notification in the notification service; null when none was sent. */
  notificationId: Maybe<Scalars['ID']['output']>;
  /** The subscription that it is about, as it is now; null when it was not read, or without the permission. */
  subscription: Maybe<PaymentSubscription>;
};

/** Which batches of service payments are wanted; all given conditions must hold. */
export type ServicePaymentBatchFilter = {
  /** Total amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Number of the batch, digits alone. Without it, all match. */
  batchNumber?: InputMaybe<Scalars['String']['input']>;
  /** Identifiers of batches, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days to which the batches belong. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** State of the batch; not `UNKNOWN`. Without it, all match. */
  state?: InputMaybe<ServicePaymentBatchState>;
  /** States of which any one is enough; none `UNKNOWN`. Without it, all match. */
  states?: InputMaybe<Array<ServicePaymentBatchState>>;
};

/** One order of a list of batches of service payments. */
export type ServicePaymentBatchSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: ServicePaymentBatchSortField;
};

/** What batches of service payments can be sorted by. */
export type ServicePaymentBatchSortField =
  /** By the moment to which the batch belongs, or at which it began. */
  | 'BATCH_DATE'
  /** By the number of the batch. */
  | 'BATCH_NUMBER'
  /** By the state. */
  | 'STATE'
  /** By the total amount. */
  | 'TOTAL_AMOUNT';

/** State of a batch of service payments. */
export type ServicePaymentBatchState =
  /** It is closed, and nothing of it changes any more. */
  | 'CLOSE'
  /** It was conciliated with what the gateway paid. */
  | 'CONCILIATED'
  /** It still takes transactions. */
  | 'OPEN'
  /** It is complete, and waits for its conciliation. */
  | 'PENDING'
  /** A state that this API does not know; `stateCode` has it as the service gave it. */
  | 'UNKNOWN';

/** What a change of settings answers. */
export type SettingsPayload = {
  __typename?: 'SettingsPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** Settings as they are now, after a refusal, too; null when they were not read. */
  settings: Maybe<PersonSettings>;
};

/** A flat file about the payments of a collector, which its software provider gets. */
export type SoftwareProviderReport = {
  __typename?: 'SoftwareProviderReport';
  /**
   * What people did to the report, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Every action of a report, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Collector of the payments; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Moment in UTC until which payments are in the report. */
  endDate: Scalars['DateTime']['output'];
  /** Name of its file; null while the service has none. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Where the service keeps its file; null while it has none. */
  filePath: Maybe<Scalars['String']['output']>;
  /** Format of its file in lower case, the extension of its name, for example `txt`; null without one. */
  format: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which its file was made last; null where the service does not know it. */
  generatedDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the report in the software provider service. */
  id: Scalars['ID']['output'];
  /** What the provider answered to the sending, as the service gave it; null until then. */
  sendResult: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was sent; null where it was not, or the service does not know it. */
  sentDate: Maybe<Scalars['DateTime']['output']>;
  /** Name of the software provider. */
  softwareProvider: Scalars['String']['output'];
  /** Moment in UTC from which payments are in the report. */
  startDate: Scalars['DateTime']['output'];
  /** Status of the report; `UNKNOWN` when this API does not know it. */
  status: SoftwareProviderReportStatus;
  /** Status as the service gave it, for example `pending_approval`. */
  statusCode: Scalars['String']['output'];
  /**
   * Digest of what a confirmation shows, such as status, period and file.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** A flat file about the payments of a collector, which its software provider gets. */
export type SoftwareProviderReportActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A flat file about the payments of a collector, which its software provider gets. */
export type SoftwareProviderReportAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which reports are wanted; all given conditions must hold. */
export type SoftwareProviderReportFilter = {
  /** Identifiers of reports, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days between which the whole report lies. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Words of the collector's name, or else of the identifier, the provider, the signature or the file, at most 100 characters. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the report; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<SoftwareProviderReportStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<SoftwareProviderReportStatus>>;
};

/** A page of reports for software providers, and how many match. */
export type SoftwareProviderReportPage = {
  __typename?: 'SoftwareProviderReportPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The reports of this page, in the requested order. */
  rows: Array<SoftwareProviderReport>;
  /** Number of reports that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a report for a software provider answers. */
export type SoftwareProviderReportPayload = {
  __typename?: 'SoftwareProviderReportPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The report as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  report: Maybe<SoftwareProviderReport>;
};

/** One order of a list of reports for software providers. */
export type SoftwareProviderReportSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: SoftwareProviderReportSortField;
};

/** What reports for software providers can be sorted by. */
export type SoftwareProviderReportSortField =
  /** By the collector of the payments. */
  | 'COLLECTOR_ID'
  /** By the moment until which payments are in it. */
  | 'END_DATE'
  /** By the identifier of the report. */
  | 'ID'
  /** By the moment from which payments are in it. */
  | 'START_DATE'
  /** By the status of the report. */
  | 'STATUS';

/** Status of a report for a software provider. */
export type SoftwareProviderReportStatus =
  /** It was rejected, or could not be made or sent. */
  | 'ERROR'
  /** Its file is being made. */
  | 'IN_PROCESS'
  /** Its file waits for somebody to approve it. */
  | 'PENDING_APPROVAL'
  /** It was approved and sent to the provider. */
  | 'SENT'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Direction in which a list is sorted. */
export type SortDirection =
  /** Smallest, oldest or A first. */
  | 'ASCENDING'
  /** Largest, newest or Z first. */
  | 'DESCENDING';

/** Where a payment or a subscription comes from. */
export type Source = {
  __typename?: 'Source';
  /** Name of the source; null when the service gives none. */
  name: Maybe<Scalars['String']['output']>;
  /** Identifier of the source, as the service gave it; null when it gives none. */
  sourceId: Maybe<Scalars['ID']['output']>;
  /** Kind of the source, as the service gave it, for example `channel`; null when it gives none. */
  type: Maybe<Scalars['String']['output']>;
};

/** What a subscription is for. */
export type SubscriptionDetail = {
  __typename?: 'SubscriptionDetail';
  /** Text of the concept; null when the service gives none. */
  conceptDescription: Maybe<Scalars['String']['output']>;
  /** Code of the concept in the collector's catalogue; null when the service gives none. */
  conceptId: Maybe<Scalars['String']['output']>;
  /** Identifier of the subscription in the collector's own system; null when the service gives none. */
  externalReference: Maybe<Scalars['String']['output']>;
};

/** A column of an export of subscriptions. Amounts come with `CURRENCY_ID` beside them when it is requested. */
export type SubscriptionExportColumn =
  /** Amount of each payment, in the currency of `CURRENCY_ID`. */
  | 'AMOUNT'
  /** Moment at which it was cancelled. */
  | 'CANCEL_DATE'
  /** Signature of the collector. */
  | 'COLLECTOR_ID'
  /** Text of what is paid for. */
  | 'CONCEPT_DESCRIPTION'
  /** Code of what is paid for. */
  | 'CONCEPT_ID'
  /** Number of payments that were made. */
  | 'CREATED_PAYMENTS'
  /** ISO 4217 code of the currency. */
  | 'CURRENCY_ID'
  /** Day of the month on which a payment is due. */
  | 'DUE_DAY'
  /** Identifier in the collector's own system. */
  | 'EXTERNAL_REFERENCE'
  /** Moment at which its last payment was made. */
  | 'FINISHED_DATE'
  /** Identifier of the subscription. */
  | 'ID'
  /** E-mail address of the payer. */
  | 'PAYER_EMAIL'
  /** Name of the payer. */
  | 'PAYER_NAME'
  /** Payment method, with the last four digits of a card. */
  | 'PAYMENT_METHOD'
  /** Number of payments in all; empty when it does not end. */
  | 'PERIODS'
  /** Months from one payment to the next. */
  | 'RECURRENCE'
  /** Moment of the request. */
  | 'REQUEST_DATE'
  /** Moment at which its first payment is due. */
  | 'START_DATE'
  /** Status of the subscription. */
  | 'STATUS'
  /** Detail of the status. */
  | 'STATUS_DETAIL'
  /** Type of the subscription, for example `subscription`. */
  | 'TYPE';

/** An export of the subscriptions that a list shows, all pages of it. Needs the permission of that list, too. */
export type SubscriptionExportInput = {
  /** Columns in the order of the file, each once; all without it. */
  columns?: InputMaybe<Array<SubscriptionExportColumn>>;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: InputMaybe<SubscriptionFilter>;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: InputMaybe<Array<SubscriptionSort>>;
};

/** Which subscriptions are wanted; all given conditions must hold. */
export type SubscriptionFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Identifiers of subscriptions, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last four digits of the card or the account. Without it, all match. */
  lastFourDigits?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the payer. Without it, all match. */
  payerEmail?: InputMaybe<Scalars['String']['input']>;
  /** Code of the payment method, 1 to 99. Without it, all match. */
  paymentMethodCode?: InputMaybe<Scalars['Int']['input']>;
  /** Codes of payment methods, at most 100, of which any one is enough. Without it, all match. */
  paymentMethodCodes?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Kind of the payment method. Without it, all match. */
  paymentType?: InputMaybe<PaymentType>;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id, the collector's reference, code of the concept. Four
   * digits may be the last of a card, too. Of anything else each word is a part of the payer's name or e-mail, or of the
   * concept's text or code. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the subscription; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<SubscriptionStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<SubscriptionStatus>>;
  /**
   * Only rows with a `lastUpdateDate` of this timestamp or later. A client that copies the list
   * sorts by `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it,
   * all match.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a subscription is paid. Never a whole card number. */
export type SubscriptionMethod = {
  __typename?: 'SubscriptionMethod';
  /** Last four digits of the card or the account; null when the service gives none. */
  lastFourDigits: Maybe<Scalars['String']['output']>;
  /** Code of the payment method, 1 to 99; null when the service gives none. */
  paymentMethodCode: Maybe<Scalars['Int']['output']>;
};

/** A page of subscriptions, and how many match. */
export type SubscriptionPage = {
  __typename?: 'SubscriptionPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The subscriptions of this page, in the requested order. */
  rows: Array<PaymentSubscription>;
  /** Number of subscriptions that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** Payer as the subscription holds it. */
export type SubscriptionPayer = {
  __typename?: 'SubscriptionPayer';
  /** E-mail address of the payer; null when the service gives none. */
  email: Maybe<Scalars['String']['output']>;
  /** Name of the payer; null when the service gives none. */
  name: Maybe<Scalars['String']['output']>;
};

/** What a change of a subscription answers. */
export type SubscriptionPayload = {
  __typename?: 'SubscriptionPayload';
  /** Why nothing was changed; null when the change was made. */
  error: Maybe<ChangeError>;
  /**
   * The subscription after the change; after a refusal as it is now. It is null when it was not read, or without the
   * permission.
   */
  subscription: Maybe<PaymentSubscription>;
};

/** A subscription that was requested with a payment. */
export type SubscriptionRequest = {
  __typename?: 'SubscriptionRequest';
  /** Why there is no subscription, in Spanish for the operator; null when there is one. */
  message: Maybe<Scalars['String']['output']>;
  /** HTTP status that the subscription service answered, for example 200. */
  statusCode: Scalars['Int']['output'];
  /**
   * The subscription that was made; null when none was. It is also null when the subscription service fails or does not
   * know it, or without the permission.
   */
  subscription: Maybe<PaymentSubscription>;
  /** Identifier of the subscription in the subscription service; null when none was made. */
  subscriptionId: Maybe<Scalars['ID']['output']>;
};

/** Every subscription that matches a filter, without those left out: what an action on all of them would touch. */
export type SubscriptionSelection = {
  __typename?: 'SubscriptionSelection';
  /** The subscriptions, newest request first. */
  rows: Array<PaymentSubscription>;
  /** Sum of the amounts of the subscriptions, a currency each. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of subscriptions. */
export type SubscriptionSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: SubscriptionSortField;
};

/** What subscriptions can be sorted by. Nothing else sorts. */
export type SubscriptionSortField =
  /** By the amount of each payment. */
  | 'AMOUNT'
  /** By the text of the concept. */
  | 'CONCEPT_DESCRIPTION'
  /** By the code of the concept. */
  | 'CONCEPT_ID'
  /** By the last four digits of the payment method. */
  | 'LAST_FOUR_DIGITS'
  /** By the moment of the last change. */
  | 'LAST_UPDATE_DATE'
  /** By the name of the payer. */
  | 'PAYER_NAME'
  /** By the moment of the request. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS';

/** Status of a subscription. */
export type SubscriptionStatus =
  /** Charges its payments. */
  | 'ACTIVE'
  /** It was cancelled. */
  | 'CANCELLED'
  /** All its payments were made. */
  | 'FINISHED'
  /** The payer put it off. */
  | 'PAYER_DEFERRED'
  /** Waiting for the payer. */
  | 'PENDING'
  /** It was refused. */
  | 'REJECTED'
  /** Waiting for a review. */
  | 'REVIEW'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Type of a subscription. */
export type SubscriptionType =
  /** One of many of a collector; the amounts of many can be changed together, too. */
  | 'ADHESION'
  /** A plan; its amount cannot be changed. */
  | 'PLAN'
  /** A subscription of its own; its amount can be changed. */
  | 'SUBSCRIPTION'
  /** A type that this API does not know; `typeCode` has it as the service gave it. */
  | 'UNKNOWN';

/** A version of a subscription. */
export type SubscriptionVersion = {
  __typename?: 'SubscriptionVersion';
  /** Identifier of this version, `<subscription>@<version>`; `subscription(id:)` takes it, too. */
  id: Scalars['ID']['output'];
  /** Moment in UTC at which the version came to be. */
  lastUpdateDate: Scalars['DateTime']['output'];
  /** Status of the subscription in this version. */
  status: SubscriptionStatus;
  /** Status as the subscription service gave it, for example `active`. */
  statusCode: Scalars['String']['output'];
  /** Identifier of the subscription in the subscription service, the same in all its versions. */
  subscriptionId: Scalars['ID']['output'];
  /** Number of the version, from 1. */
  version: Scalars['Int']['output'];
};

/** A form that is due in a month, and its presentation. */
export type TaxDeadline = {
  __typename?: 'TaxDeadline';
  /** Last day on which it can be presented; what falls on a weekend or a holiday is due on the next day of work. */
  dueDate: Scalars['Date']['output'];
  /** Identifier of the obligation: its form and its period. */
  id: Scalars['ID']['output'];
  /** Month that is reported, for example `2026-10`. */
  period: Scalars['String']['output'];
  /** How it stands today, in Buenos Aires. */
  state: TaxDeadlineState;
  /** Newest structure of the form that existed in the reported period. */
  structure: TaxFormStructure;
  /** The form that was presented, or else the newest one of the period; null while there is none. */
  taxForm: Maybe<TaxForm>;
};

/** How a presentation stands beside its due date. */
export type TaxDeadlineState =
  /** It was not presented, and is due in five days or less. */
  | 'DUE_SOON'
  /** It was not presented, and its due date has passed. */
  | 'OVERDUE'
  /** It was presented to the tax authority. */
  | 'PRESENTED'
  /** It was not presented, and is due later. */
  | 'UPCOMING';

/** A form that is presented to the tax authority for a month. */
export type TaxForm = {
  __typename?: 'TaxForm';
  /**
   * What people did to the tax form, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Transaction that the tax authority gave; null until it is presented. */
  afipTransactionId: Maybe<Scalars['String']['output']>;
  /** Every action of a tax form, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /**
   * User name of the person who created it, from the activity or else from the service. It is null where neither
   * knows a person.
   */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was created. */
  createdDate: Scalars['DateTime']['output'];
  /** Moment in UTC at which it was presented; null until then. */
  deliveryDate: Maybe<Scalars['DateTime']['output']>;
  /** Name of its file; null while there is none. */
  fileName: Maybe<Scalars['String']['output']>;
  /** Name of its form, for example `RG 4614`. */
  formName: Scalars['String']['output'];
  /** Version of the structure of its file. */
  formVersion: Scalars['String']['output'];
  /** Identifier of the form in the tax form service. */
  id: Scalars['ID']['output'];
  /** Month that is reported, for example `2026-10`. */
  period: Scalars['String']['output'];
  /**
   * User name of the person who last requested the file anew, from the activity or else from the service. It is null
   * where neither knows a person.
   */
  reprocessBy: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which its file was last requested anew; null if it never was. */
  reprocessDate: Maybe<Scalars['DateTime']['output']>;
  /** Why the file was requested anew; null without a reason. */
  reprocessDetail: Maybe<Scalars['String']['output']>;
  /** Status of the tax form; `UNKNOWN` when this API does not know it. */
  status: TaxFormStatus;
  /** Status as the service gave it, for example `created`. */
  statusCode: Scalars['String']['output'];
  /** Reason of an error, as the service gave it; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /**
   * Digest of what a confirmation shows, such as status, period and file.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** A form that is presented to the tax authority for a month. */
export type TaxFormActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A form that is presented to the tax authority for a month. */
export type TaxFormAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which tax forms are wanted; all given conditions must hold. */
export type TaxFormFilter = {
  /**
   * Only rows with a `createdDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Identifiers of tax forms, at most 100, of which any one matches. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Month that is reported, for example `2026-10`. Without it, all match. */
  period?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name, the file, the period, the transaction or the identifier, at most 100 characters. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the tax form; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<TaxFormStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<TaxFormStatus>>;
};

/** A page of tax forms, and how many match. */
export type TaxFormPage = {
  __typename?: 'TaxFormPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The tax forms of this page, in the requested order. */
  rows: Array<TaxForm>;
  /** Number of tax forms that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a tax form answers. */
export type TaxFormPayload = {
  __typename?: 'TaxFormPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The tax form as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  taxForm: Maybe<TaxForm>;
};

/** One order of a list of tax forms. */
export type TaxFormSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: TaxFormSortField;
};

/** What tax forms can be sorted by. */
export type TaxFormSortField =
  /** By the transaction of the tax authority. */
  | 'AFIP_TRANSACTION_ID'
  /** By the moment at which it was created. */
  | 'CREATED_DATE'
  /** By the moment at which it was presented. */
  | 'DELIVERY_DATE'
  /** By the name of the file. */
  | 'FILE_NAME'
  /** By the name of the form. */
  | 'FORM_NAME'
  /** By the version of the structure. */
  | 'FORM_VERSION'
  /** By the identifier of the form. */
  | 'ID'
  /** By the month that is reported. */
  | 'PERIOD'
  /** By the status of the tax form. */
  | 'STATUS';

/** Status of a tax form. */
export type TaxFormStatus =
  /** It has its file and can be presented. */
  | 'CREATED'
  /** It was presented to the tax authority. */
  | 'DELIVERED'
  /** Its file could not be made; `statusDetail` says why. */
  | 'ERROR'
  /** Its file is being made. */
  | 'GENERATING'
  /** It waits until its file is made. */
  | 'PENDING'
  /** It waits until its file is made anew. */
  | 'REPROCESS'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Structure of the file of a form, in one version. */
export type TaxFormStructure = {
  __typename?: 'TaxFormStructure';
  /** Who created it, as far as the service knows; null where it does not. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was created. */
  createdDate: Scalars['DateTime']['output'];
  /** Day of the month after the period until which the form is presented; null without such a day. */
  dueDay: Maybe<Scalars['Int']['output']>;
  /** Name of the form, for example `RG 4614`. */
  formName: Scalars['String']['output'];
  /** Identifier of the structure in the tax form service. */
  id: Scalars['ID']['output'];
  /** Version of the structure of the file. */
  version: Scalars['String']['output'];
};

/** Theme of the application that a person chose. */
export type ThemeChoice =
  /** Always the dark one. */
  | 'DARK'
  /** Always the light one. */
  | 'LIGHT'
  /** As the system of each machine is. */
  | 'SYSTEM';

/** A batch of the transactions of service payments. */
export type TransactionBatch = {
  __typename?: 'TransactionBatch';
  /** Number of the batch, which people call it by. */
  batchNumber: Scalars['Int']['output'];
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Moment in UTC at which it took its last transaction; null while it is open. */
  endDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the batch in the service. */
  id: Scalars['ID']['output'];
  /** Moment in UTC at which it began to take transactions. */
  startDate: Scalars['DateTime']['output'];
  /** State of the batch; `UNKNOWN` when this API does not know it. */
  state: ServicePaymentBatchState;
  /** State as the service gave it, for example `open`. */
  stateCode: Scalars['String']['output'];
  /** Sum of its approved transactions, in `currencyId`. */
  totalAmount: Scalars['Decimal']['output'];
  /** How many of its transactions were approved. */
  totalApprovedTransactions: Scalars['Int']['output'];
  /** How many transactions it has. */
  totalTransactions: Scalars['Int']['output'];
};

/** A page of transaction batches, and how many match. */
export type TransactionBatchPage = {
  __typename?: 'TransactionBatchPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The batches of this page, in the requested order. */
  rows: Array<TransactionBatch>;
  /** Number of batches that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** A bank transfer that was received for a collector, and the payment that it pays. */
export type Transfer = {
  __typename?: 'Transfer';
  /**
   * What people did to the transfer, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Amount of the transfer, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Every action of a transfer, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Collector that is paid; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Identifier of the transfer in the receiving bank. */
  destinationTransferId: Scalars['String']['output'];
  /**
   * Amount of the transfer less that of its payment, in `currencyId`; null without a payment, or when the payment service
   * fails or does not know it.
   */
  difference: Maybe<Scalars['Decimal']['output']>;
  /** Identifier of the transfer in the transfer service. */
  id: Scalars['ID']['output'];
  /** CUIT of whoever made the transfer, 11 digits without separators. */
  payerCuit: Scalars['String']['output'];
  /**
   * The payment that it pays, or is thought to pay; null when nobody knows it. It is also null when the payment service
   * fails or does not know it, or without the permission.
   */
  payment: Maybe<Payment>;
  /** Identifier of the payment that it pays, or is thought to pay; null when nobody knows it. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** Moment in UTC at which it was received. */
  requestDate: Scalars['DateTime']['output'];
  /** Status of the transfer; `UNKNOWN` when this API does not know it. */
  status: TransferStatus;
  /** Status as the transfer service gave it, for example `pending`. */
  statusCode: Scalars['String']['output'];
  /**
   * Digest of what a confirmation shows, such as status, amount, payer and matched payment.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** A bank transfer that was received for a collector, and the payment that it pays. */
export type TransferActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** A bank transfer that was received for a collector, and the payment that it pays. */
export type TransferAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which transfers are wanted; all given conditions must hold. */
export type TransferFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Identifiers of transfers, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** CUIT of whoever made the transfer, 11 digits; dots and dashes are left out. Without it, all match. */
  payerCuit?: InputMaybe<Scalars['String']['input']>;
  /** Days on which it was received. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /**
   * One search box, at most 100 characters: an identifier of the transfer, of its payment or of the receiving bank, compared
   * whole. Without it, all match.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the transfer; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<TransferStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<TransferStatus>>;
};

/** An account that is to pay by transfer. */
export type TransferInput = {
  /** Holder of the account; the document is a CUIT. */
  holder: HolderInput;
  /** Number of the account: a CBU or CVU of 22 digits. */
  number: Scalars['String']['input'];
};

/** A page of transfers, and how many match. */
export type TransferPage = {
  __typename?: 'TransferPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The transfers of this page, in the requested order. */
  rows: Array<Transfer>;
  /** Number of transfers that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What conciliating a transfer answers. */
export type TransferPayload = {
  __typename?: 'TransferPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The transfer as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  transfer: Maybe<Transfer>;
};

/** All transfers that match a search, without those left out. */
export type TransferSelection = {
  __typename?: 'TransferSelection';
  /** The transfers, in the order of the list. */
  rows: Array<Transfer>;
  /** Sums of their amounts, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of transfers. */
export type TransferSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: TransferSortField;
};

/** What transfers can be sorted by. */
export type TransferSortField =
  /** By the amount. */
  | 'AMOUNT'
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the CUIT of whoever made the transfer. */
  | 'PAYER_CUIT'
  /** By the moment at which it was received. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS';

/** Status of a received bank transfer. */
export type TransferStatus =
  /** It was conciliated with its payment by itself. */
  | 'AUTO_CONCILIATED'
  /** A person conciliated it with its payment. */
  | 'CONCILIATED'
  /** It waits to be conciliated with its payment. */
  | 'PENDING'
  /** It pays nothing. */
  | 'REJECTED'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/**
 * Address to which the person who requested it sends one file, once: `POST` of its bytes as `application/octet-stream`.
 * The request needs the cookie that came with the link, or an access token of that person.
 */
export type Upload = {
  __typename?: 'Upload';
  /** Moment in UTC from which the link is no longer good. */
  expiresAt: Scalars['DateTime']['output'];
  /** Path of the upload, below the address of this API. */
  url: Scalars['String']['output'];
};

/** What a request for an upload link answers. */
export type UploadPayload = {
  __typename?: 'UploadPayload';
  /** Why there is no link; null when there is one. */
  error: Maybe<ChangeError>;
  /** The link for the file; null when it was refused. */
  upload: Maybe<Upload>;
};

/** What a change of a saved view answers. */
export type ViewPayload = {
  __typename?: 'ViewPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The view as it is now, after a refusal, too; null when it was not read, or there is none. */
  view: Maybe<SavedView>;
};

/** With whom a saved view is shared. */
export type ViewSharing = {
  __typename?: 'ViewSharing';
  /** Name of the person who shares it. */
  owner: Scalars['String']['output'];
  /** Permission that a person needs beside those of the list; null where it is shared with everybody who may see the list. */
  permission: Maybe<Permission>;
};

/** The person who signed in. */
export type Viewer = {
  __typename?: 'Viewer';
  /** What the person did, newest first. It is null, with an error, where the installation keeps none. */
  activity: Maybe<ActivityPage>;
  /**
   * Colleagues whom a note can mention: those who acted in this installation within the last 90 days. They changed
   * something, brought a file, left a note or took a record. In the order of `mention`, without the person, at most 200:
   * those who acted last. It is empty for a person who may see no record with notes. It is null, with an error, where the
   * installation keeps no activity.
   */
  colleagues: Maybe<Array<Colleague>>;
  /**
   * Changes of the last seven days that others made of records on which the person had acted: changed them, brought their
   * file, left a note or took them, within the last 30 days. Those before the own last act are left out. With them come
   * the changes and notes of others on records that the person follows, since then. Notes that mention the person are in
   * `mentions` instead. The newest come first, at most 40, of types that the person may see. It is null, with an error,
   * where the installation keeps no activity.
   */
  decisions: Maybe<Array<Decision>>;
  /** E-mail address of the person; null when the identity service does not know it. */
  email: Maybe<Scalars['String']['output']>;
  /**
   * Bulk runs of the person that ended within the last seven days, the last one first, at most 20. It is null, with an error,
   * where the installation keeps none.
   */
  endedBulkRuns: Maybe<Array<BulkRun>>;
  /**
   * Imports whose files the person brought within the last seven days, and that were read: they wait, failed or were
   * approved. The newest come first, at most 20. It is null, with an error, where the installation keeps no activity.
   */
  endedImports: Maybe<Array<Import>>;
  /**
   * Records that the person follows, of types that the person may see. Those followed last come first, at most 100. It is
   * null where the installation keeps no settings and, with an error, while their store does not answer.
   */
  followedRecords: Maybe<Array<FollowedRecord>>;
  /**
   * Notes of others from the last seven days that mention the person with `@`, on records of types that the person may see.
   * The newest come first, at most 50; where a newer one corrects an older one, only the newer one is there. It is null, with
   * an error, where the installation keeps none.
   */
  mentions: Maybe<Array<Mention>>;
  /** Full name of the person. */
  name: Scalars['String']['output'];
  /** Permissions of the person: what this person may do. */
  permissions: Array<Permission>;
  /**
   * Settings and saved views of the person. It is null where the installation keeps none, and while its store does not
   * answer within a second: the application then goes on with what its browser keeps.
   */
  personal: Maybe<Personal>;
  /** User name with which the person signs in. */
  username: Scalars['String']['output'];
};


/** The person who signed in. */
export type ViewerActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};

/** Money of a collector that somebody transfers with the files for the bank. */
export type Withdraw = {
  __typename?: 'Withdraw';
  /**
   * What people did to the withdraw, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT` alone.
   * It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Amount of the withdraw, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Every action of a withdraw, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Collector that is paid; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Name of the collector, as the withdraw service has it; null when it has none. */
  collectorName: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Account that the money goes to; null when the service does not know it. */
  destination: Maybe<Destination>;
  /** Moment in UTC at which its files were made; null while there are none. */
  fileDate: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the withdraw in the withdraw service. */
  id: Scalars['ID']['output'];
  /** Moment in UTC at which it was requested. */
  requestDate: Scalars['DateTime']['output'];
  /** User name of whoever requested it. */
  requestedBy: Scalars['String']['output'];
  /** Status of the withdraw; `UNKNOWN` when this API does not know it. */
  status: WithdrawStatus;
  /** Status as the withdraw service gave it, for example `pending`. */
  statusCode: Scalars['String']['output'];
  /** Reason of a refusal or an error, as the service gave it; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was transferred; null while it was not. */
  transferDate: Maybe<Scalars['DateTime']['output']>;
  /**
   * Digest of what a confirmation shows, such as status, amount, account and collector.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** Money of a collector that somebody transfers with the files for the bank. */
export type WithdrawActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Money of a collector that somebody transfers with the files for the bank. */
export type WithdrawAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which withdraws are wanted; all given conditions must hold. */
export type WithdrawFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Account that money goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Identifiers of withdraws, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days on which it was requested. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Identifier of the withdraw, at most 100 characters, compared whole. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the withdraw; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<WithdrawStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<WithdrawStatus>>;
};

/** A page of withdraws, and how many match. */
export type WithdrawPage = {
  __typename?: 'WithdrawPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The withdraws of this page, in the requested order. */
  rows: Array<Withdraw>;
  /** Number of withdraws that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a withdraw answers. */
export type WithdrawPayload = {
  __typename?: 'WithdrawPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The withdraw as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  withdraw: Maybe<Withdraw>;
};

/** All withdraws that match a search, without those left out. */
export type WithdrawSelection = {
  __typename?: 'WithdrawSelection';
  /** The withdraws, in the order of the list. */
  rows: Array<Withdraw>;
  /** Sums of their amounts, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of withdraws. */
export type WithdrawSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: WithdrawSortField;
};

/** What withdraws can be sorted by. */
export type WithdrawSortField =
  /** By the amount. */
  | 'AMOUNT'
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By whoever requested it. */
  | 'REQUESTED_BY'
  /** By the moment at which it was requested. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS'
  /** By the moment of its transfer. */
  | 'TRANSFER_DATE';

/** Status of a withdraw to transfer. */
export type WithdrawStatus =
  /** The bank did not take it; `statusDetail` says why. */
  | 'ERROR'
  /** It waits to be transferred. */
  | 'PENDING'
  /** A person rejected it, with a reason. */
  | 'REJECTED'
  /** Its money was sent to the collector. */
  | 'TRANSFERRED'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** Money that a collector asks for, and that somebody authorizes before it is transferred. */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /**
   * What people did to the withdrawal, newest first. Who looked at its protected data is shown with `ACTIVITY_AUDIT`
   * alone. It is null, with an error, where the installation keeps none.
   */
  activity: Maybe<ActivityPage>;
  /** Amount of the withdrawal, in `currencyId`. */
  amount: Scalars['Decimal']['output'];
  /** Moment in UTC at which it was authorized; null while it was not. */
  approvedDate: Maybe<Scalars['DateTime']['output']>;
  /** Every action of a withdrawal, and whether this person may do it now. */
  availableActions: Array<AvailableAction>;
  /** Collector that is paid; null when the collector service fails or does not know it, or without the permission. */
  collector: Maybe<Collector>;
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: Scalars['ID']['output'];
  /** Name of the collector, as the withdrawal service has it; null when it has none. */
  collectorName: Maybe<Scalars['String']['output']>;
  /** ISO 4217 code of the currency; always `ARS`, because the service keeps pesos alone. */
  currencyId: Scalars['String']['output'];
  /** Account that the money goes to. */
  destination: Destination;
  /** Identifier of the withdrawal in the withdrawal service. */
  id: Scalars['ID']['output'];
  /** Moment in UTC at which it was requested. */
  requestDate: Scalars['DateTime']['output'];
  /** User name of whoever requested it; null when the service does not know it. */
  requestedBy: Maybe<Scalars['String']['output']>;
  /** Status of the withdrawal; `UNKNOWN` when this API does not know it. */
  status: WithdrawalStatus;
  /** Status as the withdrawal service gave it, for example `pending_authorization`. */
  statusCode: Scalars['String']['output'];
  /** Reason of a refusal or an error, as the service gave it; null without one. */
  statusDetail: Maybe<Scalars['String']['output']>;
  /** Moment in UTC at which it was transferred; null while it was not. */
  transferDate: Maybe<Scalars['DateTime']['output']>;
  /**
   * Digest of what a confirmation shows, such as status, amount, account and collector.
   * It differs when any of that changes; a larger number is not a later version.
   */
  version: Scalars['Int']['output'];
};


/** Money that a collector asks for, and that somebody authorizes before it is transferred. */
export type WithdrawalActivityArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
};


/** Money that a collector asks for, and that somebody authorizes before it is transferred. */
export type WithdrawalAvailableActionsArgs = {
  names?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which withdrawals are wanted; all given conditions must hold. */
export type WithdrawalFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: InputMaybe<AmountRangeInput>;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Account that money goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Identifiers of withdrawals, 1 to 100. Without it, all match. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days on which it was requested. Without it, all match. */
  period?: InputMaybe<PeriodInput>;
  /** Identifier of the withdrawal, at most 100 characters, compared whole. Without it, all match. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the withdrawal; not `UNKNOWN`. Without it, all match. */
  status?: InputMaybe<WithdrawalStatus>;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: InputMaybe<Array<WithdrawalStatus>>;
};

/** A page of withdrawals, and how many match. */
export type WithdrawalPage = {
  __typename?: 'WithdrawalPage';
  /** Rows a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** The withdrawals of this page, in the requested order. */
  rows: Array<Withdrawal>;
  /** Number of withdrawals that match, on all pages. */
  size: Scalars['Int']['output'];
};

/** What a change of a withdrawal answers. */
export type WithdrawalPayload = {
  __typename?: 'WithdrawalPayload';
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChangeError>;
  /** The withdrawal as it is now; after a refusal, too. It is null when it was not read, or without the permission. */
  withdrawal: Maybe<Withdrawal>;
};

/** All withdrawals that match a search, without those left out. */
export type WithdrawalSelection = {
  __typename?: 'WithdrawalSelection';
  /** The withdrawals, in the order of the list. */
  rows: Array<Withdrawal>;
  /** Sums of their amounts, one for each currency. */
  totals: Array<CurrencyTotal>;
};

/** One order of a list of withdrawals. */
export type WithdrawalSort = {
  /** Direction in which the list is sorted. */
  direction: SortDirection;
  /** Field by which the list is sorted. */
  field: WithdrawalSortField;
};

/** What withdrawals can be sorted by. */
export type WithdrawalSortField =
  /** By the amount. */
  | 'AMOUNT'
  /** By the collector. */
  | 'COLLECTOR_ID'
  /** By the moment at which it was requested. */
  | 'REQUEST_DATE'
  /** By the status. */
  | 'STATUS'
  /** By the moment of its transfer. */
  | 'TRANSFER_DATE';

/** Status of a withdrawal. */
export type WithdrawalStatus =
  /** Somebody authorized it; it is transferred by itself. */
  | 'AUTHORIZED'
  /** It could not be transferred; `statusDetail` says why. */
  | 'ERROR'
  /** It waits for somebody to authorize it. */
  | 'PENDING_AUTHORIZATION'
  /** Somebody refused it, with a reason. */
  | 'REFUSED'
  /** Its money was sent to the collector. */
  | 'TRANSFERRED'
  /** A status that this API does not know; `statusCode` has it as the service gave it. */
  | 'UNKNOWN';

/** How the money of a collector is withdrawn. */
export type WithdrawalStrategy =
  /** From the balance. */
  | 'BALANCE'
  /** In batches, when accredited. */
  | 'BATCH_ACCREDITATION'
  /** In batches, when approved. */
  | 'BATCH_APPROBATION'
  /** A strategy that this API does not know; `withdrawalStrategyCode` has it as the service gave it. */
  | 'UNKNOWN';
