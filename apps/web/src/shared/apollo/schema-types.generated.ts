/** Conditions for what was done; all given conditions must hold. */
export type ActivityFilter = {
  /** Name of the mutation, or `Type.field` of the data that was shown. Without it, all match. */
  action?: string | null | undefined;
  /** Names as those of `action`, 1 to 100, of which any one matches. Without it, all match. */
  actions?: Array<string> | null | undefined;
  /** Identifier of what it was done to, compared whole. Without it, all match. */
  id?: string | null | undefined;
  /** Kind of what was done. Without it, all match. */
  kind?: ActivityKind | null | undefined;
  /** Part of the words of a note, in any case, with or without accents. Without it, all match. */
  note?: string | null | undefined;
  /** Days on which it ended. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Identifier of the request, which an error notice shows, too. Without it, all match. */
  requestId?: string | null | undefined;
  /** End of it. Without it, all match. */
  result?: ActivityResult | null | undefined;
  /** Type of what it was done to, as in this schema. Without it, all match. */
  type?: string | null | undefined;
  /** User name of whoever did it, compared whole. Without it, all match. */
  username?: string | null | undefined;
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

/** Amounts from and to, both included; the same one twice means just that amount. */
export type AmountRangeInput = {
  /** Smallest amount, not negative, with at most two decimals. Without it, there is no smallest. */
  from?: string | null | undefined;
  /** Largest amount, not negative, with at most two decimals. Without it, there is no largest. */
  to?: string | null | undefined;
};

/** Format of a file for the bank. */
export type BankFileFormat =
  /** Lines of fixed width, in ASCII. */
  | 'TXT'
  /** Workbook of one sheet. */
  | 'XLSX'
  /** XML document of our own schema. */
  | 'XML';

/** Which batches are wanted; all given conditions must hold. */
export type BatchFilter = {
  /** Balances that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `creationDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Identifiers of batches, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days on which it was created. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Identifier of the batch, at most 100 characters, compared whole. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the batch; not `UNKNOWN`. Without it, all match. */
  status?: BatchStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<BatchStatus> | null | undefined;
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

/** Which BINs are wanted; all given conditions must hold. */
export type BinFilter = {
  /** Identifiers of BINs, at most 100: only these. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** One search box, at most 100 characters: a part of the number, of the brand or of the issuer. Without it, all match. */
  search?: string | null | undefined;
};

/** What a person may fill in of a BIN. What is left out is gone. */
export type BinInput = {
  /** Days until a payment is accredited, 0 to 999. */
  accreditationDay: number;
  /** Identifier of the brand. */
  brandId: string;
  /** Country of the issuer in ISO 3166-1 alpha-3. Without it, the BIN has none. */
  country?: string | null | undefined;
  /** Identifier of the issuer. Without it, the BIN has none. */
  issuerId?: string | null | undefined;
  /** Code of the payment method. */
  paymentMethodCode: number;
  /** Identifier of the subtype. Without it, the BIN has none. */
  subtypeId?: string | null | undefined;
  /** Identifier of the type. */
  typeId: string;
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

/** An argument of the mutation of a bulk run. */
export type BulkRunArgumentInput = {
  /**
   * Name of an argument whose value the audit trail may show: a reason, a choice, or one that is recorded there. Others,
   * such as a payment method, are refused.
   */
  name: string;
  /** The argument as text, at most 500 characters, without the number of a card. Without it, the argument is given as null. */
  value?: string | null | undefined;
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
  idempotencyKey: string;
  /** Why it is not done, in Spanish, at most 500 characters; numbers of cards, accounts and people become `…`. Without it, nobody knows. */
  message?: string | null | undefined;
  /** What the operator can do about it, in Spanish, at most 500 characters. Without it, nobody said. */
  nextStep?: string | null | undefined;
  /** Place of the item in the run, from 0. */
  place: number;
  /** Identifier of its last request: 8 to 64 letters, digits and dashes. Without it, nobody gave one. */
  requestId?: string | null | undefined;
  /** What became of it, never `WAITING`. An item that is `DONE` stays so. */
  state: BulkRunItemState;
};

/** Report of an application about its bulk run. */
export type BulkRunReportInput = {
  /** Number of the first items whose changes may leave from now on. It never becomes smaller. */
  begun: number;
  /** Name of the application, as when it began or took up the run. */
  holder: string;
  /** Number of the report, from 1, larger than those of its earlier ones. One that comes after a larger one changes nothing. */
  number: number;
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
  expirationMonth: number;
  /** Year in which the card expires, four digits. */
  expirationYear: number;
  /** Holder of the card; the document is a DNI. */
  holder: HolderInput;
  /** Number of the card, 13 to 19 digits. */
  number: string;
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
  idempotencyKey: string;
  /** Version that the person saw, a count from 1 or a digest. When it is no longer the current one, the change is refused with `CONFLICT`. */
  version: number;
};

/** Which collectors are wanted; all given conditions must hold. */
export type CollectorFilter = {
  /** Identifiers of collectors, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Part of the signature or of the name, in any case, at most 100 characters. Without it, all match. */
  search?: string | null | undefined;
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

/** Width of a column that the person chose. */
export type ColumnWidthInput = {
  /** Name of the column in the application, at most 60 characters. */
  column: string;
  /** Width in CSS pixels, 1 to 2,000. */
  pixels: number;
};

/** How an account is named. */
export type DestinationKind =
  /** A name that stands for an account; its bank is not known. */
  | 'ALIAS'
  /** Account in a bank, of 22 digits. */
  | 'CBU'
  /** Account at a payment service provider, of 22 digits. */
  | 'CVU';

/** A part of a distribution as it is to be. */
export type DistributionDetailInput = {
  /** The account: 22 digits, or 5 to 20 characters of an alias. */
  account: string;
  /** Amount of the part, more than nothing, in pesos. The service decides whether the parts must sum to the total. */
  amount: string;
  /** CUIT of whoever is paid, 11 digits. */
  cuit: string;
  /** How the account is given. */
  format: DistributionFormat;
  /** Name of whoever is paid, at most 120 characters; may be empty. */
  name: string;
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
  columns?: Array<DistributionExportColumn> | null | undefined;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: DistributionFilter | null | undefined;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: Array<DistributionSort> | null | undefined;
};

/** Which distributions are wanted; all given conditions must hold. */
export type DistributionFilter = {
  /** Total amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /**
   * Account that a part of it goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: string | null | undefined;
  /** Identifiers of distributions, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Identifier of the payment, compared whole. Without it, all match. */
  paymentId?: string | null | undefined;
  /** Days on which it was requested. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Status of the distribution; not `UNKNOWN`. Without it, all match. */
  status?: DistributionStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<DistributionStatus> | null | undefined;
  /** Type of the distribution; not `UNKNOWN`. Without it, all match. */
  type?: DistributionType | null | undefined;
};

/** How the account of a part is given. */
export type DistributionFormat =
  /** By its alias, a name of 5 to 20 characters. */
  | 'ALIAS'
  /** By the 22 digits of a CBU or CVU. */
  | 'CBU';

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

/** Which exports are wanted; all given conditions must hold. */
export type ExportFilter = {
  /**
   * Only rows with a `createdDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Format of the file. Without it, all match. */
  format?: ExportFormat | null | undefined;
  /** Identifiers of exports, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days of Buenos Aires on which they were requested. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** User name of who requested them. Without it, all match. */
  requestedBy?: string | null | undefined;
  /** Statuses of which any one is enough. Without it, all match. */
  statuses?: Array<ExportStatus> | null | undefined;
  /** Which list they hold. Without it, all match. */
  type?: ExportType | null | undefined;
  /**
   * Only rows with a `updatedDate` of this timestamp or later. A client that copies the list
   * sorts by `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it,
   * all match.
   */
  updatedSince?: string | null | undefined;
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
  {   /** Distributions to be exported. Without it, another list must be given. */
  distributions: DistributionExportInput; payments?: never; refunds?: never; subscriptions?: never; }
  |  { distributions?: never;   /** Payments to be exported. Without it, another list must be given. */
  payments: PaymentExportInput; refunds?: never; subscriptions?: never; }
  |  { distributions?: never; payments?: never;   /** Refunds to be exported, where the payment service lists them. Without it, another list must be given. */
  refunds: RefundExportInput; subscriptions?: never; }
  |  { distributions?: never; payments?: never; refunds?: never;   /** Subscriptions to be exported. Without it, another list must be given. */
  subscriptions: SubscriptionExportInput; };

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

/** Who pays: the holder of a card or of an account. */
export type HolderInput = {
  /** Country of the holder's document, ISO 3166-1 alpha-3; only `ARG`. */
  country?: string;
  /**
   * Number of the holder's document; dashes are left out. It is a DNI of 7 or 8 digits for a card, a CUIT of 11 for a
   * transfer.
   */
  identificationNumber: string;
  /** Name of the holder, 1 to 120 characters. */
  name: string;
};

/** Identification of a person or a company, as a form gives it. */
export type IdentificationInput = {
  /** Country of the identification, ISO 3166-1 alpha-3; only `ARG`. */
  country?: string;
  /** Number of the identification, in digits; dots and dashes are left out. */
  number: string;
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

/** Which imports are wanted; all given conditions must hold. */
export type ImportFilter = {
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Identifiers of imports, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days on which the file came. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** One search box, at most 100 characters: the identifier, or a part of the file's name. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the import; not `UNKNOWN`. Without it, all match. */
  status?: ImportStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<ImportStatus> | null | undefined;
};

/** What is imported, and what its rows must match. */
export type ImportInput = {
  /** Signature of the collector: its identifier in the collector service. */
  collectorId: string;
  /** Name of the file, at most 255 characters. */
  fileName: string;
  /** Size of the file in bytes, at most 10 MB. The upload must have exactly this size. */
  fileSize: number;
  /** Whether the concept of a row must be known to the collector. */
  matchConcept?: boolean;
  /** Whether the identification of a row must be that of a known payer; excludes the other two. */
  matchIdentification?: boolean;
  /** Whether the payer of a row must be known to the collector. */
  matchPayer?: boolean;
};

/** Which rows of an import are wanted; all given conditions must hold. */
export type ImportRowFilter = {
  /**
   * One search box, at most 100 characters: parts of the external id, the concept, the e-mail address of the payer. Without
   * it, all match.
   */
  search?: string | null | undefined;
  /** Status of the row; not `UNKNOWN`. Without it, all match. */
  status?: ImportRowStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<ImportRowStatus> | null | undefined;
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

/** Everything that the person chose for one list. It takes the place of what was chosen for it before. */
export type ListSettingsInput = {
  /** Identifier of the saved view that the list opens with. Without it, the list opens without one. */
  defaultView?: string | null | undefined;
  /** Columns that are shown though they are hidden at first, at most 100. */
  extra: Array<string>;
  /** Columns that are hidden, at most 100. */
  hidden: Array<string>;
  /** Key of the list in the application, at most 60 characters. */
  list: string;
  /** All columns in the order that was chosen, at most 100; empty for the order of the list. */
  order: Array<string>;
  /** Widths that were chosen, at most 100. */
  widths: Array<ColumnWidthInput>;
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

/** A payment method that gives its money back. */
export type MethodRefundInput = {
  /** Final amount of the method in its `currencyId`, as the person saw it. */
  amount: string;
  /** Position of the method in `paymentMethods`, from 0. */
  position: number;
};

/** A bulk run that begins. */
export type NewBulkRunInput = {
  /** Name of a mutation that changes one record with a version and that the person may ask for. */
  action: string;
  /** Arguments that all items have, at most 5. Without it they are not kept, and nobody can go on with the run. */
  arguments?: Array<BulkRunArgumentInput> | null | undefined;
  /** Name that the open application gives itself, a UUID: one at a time makes the changes of a run. */
  holder: string;
  /** Identifier of the run, a UUID that the application makes: kept twice, it is kept once. */
  id: string;
  /** Its items in their order, 1 to 1,000. */
  items: Array<NewBulkRunItemInput>;
};

/** One item of a bulk run that begins. */
export type NewBulkRunItemInput = {
  /** Arguments of this item alone, at most 5. */
  arguments?: Array<BulkRunArgumentInput>;
  /** Identifier of the record, at most 60 characters; once in a run. */
  id: string;
  /** Idempotency key of its change: 8 to 128 visible ASCII characters; once in a run. */
  idempotencyKey: string;
  /** Version that the person saw. */
  version: number;
};

/** A view that is saved. */
export type NewViewInput = {
  /** Identifier of the view, a UUID that the application makes: saved twice, it is saved once. */
  id: string;
  /** Key of its list in the application, for example `payments.list`. */
  list: string;
  /** Name of the view, 1 to 60 characters; another than those of the person's other views of the list. */
  name: string;
  /**
   * Search parameters of the address of the list, without the question mark, 1 to 2,000 characters. Those that may name a
   * person are refused: a typed search, an e-mail address, seven digits or more in a row.
   */
  search: string;
};

/** What a notification about a subscription reports. */
export type NotificationAction =
  /** Where the receipts of the payments are downloaded: `Descargar comprobantes`. */
  | 'DOWNLOAD_RECEIPTS';

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
  idempotencyKey: string;
};

/** Which payers are wanted; all given conditions must hold. */
export type PayerFilter = {
  /** Identifiers of payers, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /**
   * One search box, at most 100 characters. A text with `@` is an e-mail, 11 digits are an identification. Digits, 7 or 8
   * of them, are an identification or an id; an identifier of the service is an id. Of anything else each word is a part of
   * the name. Without it, all match.
   */
  search?: string | null | undefined;
};

/** Which payer references are wanted; all given conditions must hold. */
export type PayerReferenceFilter = {
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /** Identifiers of payer references, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /**
   * One search box, at most 100 characters. A text with `@` is an e-mail. Digits, 7, 8 or 11 of them, are an
   * identification or an external reference. Another word with a digit is an external reference or an id. Of anything
   * else each word is a part of the name. Without it, all match.
   */
  search?: string | null | undefined;
};

/** What a person may fill in of a payer reference. What is left out is not sent. */
export type PayerReferenceInput = {
  /** E-mail address of the payer, at most 254 characters. Without it, the reference has none. */
  email?: string | null | undefined;
  /** Identifier of the payer in the collector's own system, at most 120 characters. Without it, the reference has none. */
  externalReference?: string | null | undefined;
  /** Identification of the payer: a DNI of 7 or 8 digits, a CUIT of 11. Without it, the reference has none. */
  identification?: IdentificationInput | null | undefined;
  /** Name of the payer, 1 to 120 characters. */
  name: string;
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
  columns?: Array<PaymentExportColumn> | null | undefined;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: PaymentFilter | null | undefined;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: Array<PaymentSort> | null | undefined;
};

/** Which payments are wanted; all given conditions must hold. */
export type PaymentFilter = {
  /** Amounts to pay that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /**
   * Codes, for example a column of a spreadsheet. A payment matches when it has any of them, compared whole with the fields
   * that `search` compares whole. At most 500, of 6,000 characters together. Without it, all match.
   */
  codes?: Array<string> | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** First six digits of the card, its BIN. Without it, all match. */
  firstSixDigits?: string | null | undefined;
  /** Identifiers of payments, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Last four digits of the card or the account. Without it, all match. */
  lastFourDigits?: string | null | undefined;
  /** Only those that are overdue. Without it, all match, and with false, too. */
  overdue?: boolean | null | undefined;
  /** E-mail address of the payer. Without it, all match. */
  payerEmail?: string | null | undefined;
  /** Code of the payment method, 1 to 99. Without it, all match. */
  paymentMethodCode?: number | null | undefined;
  /** Codes of payment methods, at most 100, of which any one is enough. Without it, all match. */
  paymentMethodCodes?: Array<number> | null | undefined;
  /** Days of Buenos Aires on which it was requested, refunded, paid or accredited, by `periodField`. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Which date the period is about. */
  periodField?: PaymentPeriodField;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id, transaction id, reference, code of a concept, coupon,
   * transaction of the gateway, DNI or CUIT. Four digits may be the last of a card, too, and six the first. Of anything
   * else each word is a part of the payer's name or e-mail, or of a concept's text or code. Without it, all match.
   */
  search?: string | null | undefined;
  /** Status of the payment; not `UNKNOWN`. Without it, all match. */
  status?: PaymentStatus | null | undefined;
  /** Statuses of payments, of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<PaymentStatus> | null | undefined;
  /**
   * Only rows with a `lastUpdateDate` of this timestamp or later. A client that copies the list sorts by
   * `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it, all match.
   */
  updatedSince?: string | null | undefined;
};

/** A payment method: exactly one of these. */
export type PaymentMethodInput =
  {   /** A card that is to pay. Without it, `transfer` must be given. */
  card: CardInput; transfer?: never; }
  |  { card?: never;   /** An account that is to pay by transfer. Without it, `card` must be given. */
  transfer: TransferInput; };

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

/**
 * Days from and to, both included, in America/Argentina/Buenos_Aires. They reach from 00:00:00.000 of the first to
 * 23:59:59.999 of the last.
 */
export type PeriodInput = {
  /** First day of the period, a day of Buenos Aires. */
  from: string;
  /** Last day of the period, a day of Buenos Aires that is not before `from`. */
  to: string;
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

/**
 * What of the settings changes. Names of columns, groups and news have at most 60 characters. All settings of a person
 * take 64 KB at most.
 */
export type PersonSettingsInput = {
  /** Height of the rows of every table. Without it, it stays. */
  density?: RowDensity | null | undefined;
  /** Lists whose choices change, at most 100; the other lists keep theirs. Without it, all stay. */
  lists?: Array<ListSettingsInput> | null | undefined;
  /** True where the menu shows only icons. Without it, it stays. */
  menuCollapsed?: boolean | null | undefined;
  /** Groups of the menu that are open, at most 100. Without it, they stay. */
  openMenuGroups?: Array<string> | null | undefined;
  /** Rows a page, 1 to 100. Without it, they stay. */
  pageSize?: number | null | undefined;
  /** Identifiers of the notes with mentions that were read, at most 100. Without it, they stay. */
  readMentions?: Array<string> | null | undefined;
  /** Identifiers of the news that were read, at most 100. Without it, they stay. */
  readNews?: Array<string> | null | undefined;
  /** Identifiers of the other notices that were read, at most 100. Without it, they stay. */
  readNotices?: Array<string> | null | undefined;
  /** Collectors that were chosen last, newest first, at most 10. Without it, they stay. */
  recentCollectors?: Array<RecentCollectorInput> | null | undefined;
  /**
   * Addresses of the screens that the search led to last, newest first, at most 10. An address that may name a person is
   * refused. Without it, they stay.
   */
  recentScreens?: Array<string> | null | undefined;
  /** False turns off shortcuts of one character key. Without it, it stays. */
  singleKeys?: boolean | null | undefined;
  /** Theme of the application. Without it, it stays. */
  theme?: ThemeChoice | null | undefined;
};

/** Which promotions are wanted; all given conditions must hold. */
export type PromotionFilter = {
  /** Whether the promotion is switched on. Without it, all match. */
  active?: boolean | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /** Identifiers of promotions, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Part of the name, in any case, at most 100 characters. Without it, all match. */
  search?: string | null | undefined;
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

/** A collector that the person used a short time ago. */
export type RecentCollectorInput = {
  /** Identifier of the collector, its signature, at most 60 characters. */
  id: string;
  /** Name of the collector, at most 200 characters. */
  name: string;
};

/** A record of any type that a query finds by its identifier. */
export type RecordInput = {
  /** Identifier of the record, at most 60 characters. */
  id: string;
  /** Type of the record, as in this schema; the person needs a permission of its query. */
  type: string;
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
  columns?: Array<RefundExportColumn> | null | undefined;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: RefundFilter | null | undefined;
  /** Orders of the rows, as the list takes them. Without it, the newest comes first. */
  sorts?: Array<RefundSort> | null | undefined;
};

/** Which refunds are wanted; all given conditions must hold. */
export type RefundFilter = {
  /** Amounts of refunds that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /** Identifiers of refunds, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days of Buenos Aires of `effectiveDate`. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id of the refund or the payment, transaction id, DNI or CUIT.
   * Of anything else each word is a part of the payer's name or e-mail. Without it, all match.
   */
  search?: string | null | undefined;
  /** Status of the refund; not `UNKNOWN`. Without it, all match. */
  status?: RefundStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<RefundStatus> | null | undefined;
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

/** Which batches of service payments are wanted; all given conditions must hold. */
export type ServicePaymentBatchFilter = {
  /** Total amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Number of the batch, digits alone. Without it, all match. */
  batchNumber?: string | null | undefined;
  /** Identifiers of batches, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days to which the batches belong. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** State of the batch; not `UNKNOWN`. Without it, all match. */
  state?: ServicePaymentBatchState | null | undefined;
  /** States of which any one is enough; none `UNKNOWN`. Without it, all match. */
  states?: Array<ServicePaymentBatchState> | null | undefined;
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

/** Which reports are wanted; all given conditions must hold. */
export type SoftwareProviderReportFilter = {
  /** Identifiers of reports, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days between which the whole report lies. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Words of the collector's name, or else of the identifier, the provider, the signature or the file, at most 100 characters. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the report; not `UNKNOWN`. Without it, all match. */
  status?: SoftwareProviderReportStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<SoftwareProviderReportStatus> | null | undefined;
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
  columns?: Array<SubscriptionExportColumn> | null | undefined;
  /** Conditions that the rows must meet, as the list takes them; all rows without it. */
  filter?: SubscriptionFilter | null | undefined;
  /** Orders of the rows, as the list takes them. Without it, the newest request comes first. */
  sorts?: Array<SubscriptionSort> | null | undefined;
};

/** Which subscriptions are wanted; all given conditions must hold. */
export type SubscriptionFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Identifiers of subscriptions, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Last four digits of the card or the account. Without it, all match. */
  lastFourDigits?: string | null | undefined;
  /** E-mail address of the payer. Without it, all match. */
  payerEmail?: string | null | undefined;
  /** Code of the payment method, 1 to 99. Without it, all match. */
  paymentMethodCode?: number | null | undefined;
  /** Codes of payment methods, at most 100, of which any one is enough. Without it, all match. */
  paymentMethodCodes?: Array<number> | null | undefined;
  /** Kind of the payment method. Without it, all match. */
  paymentType?: PaymentType | null | undefined;
  /**
   * One search box, at most 100 characters. A text with `@` is the payer's e-mail or a part of it. A word with a digit is
   * compared whole, as typed, in capitals or in lower case: id, the collector's reference, code of the concept. Four
   * digits may be the last of a card, too. Of anything else each word is a part of the payer's name or e-mail, or of the
   * concept's text or code. Without it, all match.
   */
  search?: string | null | undefined;
  /** Status of the subscription; not `UNKNOWN`. Without it, all match. */
  status?: SubscriptionStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<SubscriptionStatus> | null | undefined;
  /**
   * Only rows with a `lastUpdateDate` of this timestamp or later. A client that copies the list
   * sorts by `LAST_UPDATE_DATE`, ascending, and goes on from the date of its last row: it misses no change. Without it,
   * all match.
   */
  updatedSince?: string | null | undefined;
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

/** Which tax forms are wanted; all given conditions must hold. */
export type TaxFormFilter = {
  /**
   * Only rows with a `createdDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Identifiers of tax forms, at most 100, of which any one matches. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Month that is reported, for example `2026-10`. Without it, all match. */
  period?: string | null | undefined;
  /** Words of the name, the file, the period, the transaction or the identifier, at most 100 characters. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the tax form; not `UNKNOWN`. Without it, all match. */
  status?: TaxFormStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<TaxFormStatus> | null | undefined;
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

/** Theme of the application that a person chose. */
export type ThemeChoice =
  /** Always the dark one. */
  | 'DARK'
  /** Always the light one. */
  | 'LIGHT'
  /** As the system of each machine is. */
  | 'SYSTEM';

/** Which transfers are wanted; all given conditions must hold. */
export type TransferFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /** Identifiers of transfers, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** CUIT of whoever made the transfer, 11 digits; dots and dashes are left out. Without it, all match. */
  payerCuit?: string | null | undefined;
  /** Days on which it was received. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /**
   * One search box, at most 100 characters: an identifier of the transfer, of its payment or of the receiving bank, compared
   * whole. Without it, all match.
   */
  search?: string | null | undefined;
  /** Status of the transfer; not `UNKNOWN`. Without it, all match. */
  status?: TransferStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<TransferStatus> | null | undefined;
};

/** An account that is to pay by transfer. */
export type TransferInput = {
  /** Holder of the account; the document is a CUIT. */
  holder: HolderInput;
  /** Number of the account: a CBU or CVU of 22 digits. */
  number: string;
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

/** Which withdraws are wanted; all given conditions must hold. */
export type WithdrawFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /**
   * Account that money goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: string | null | undefined;
  /** Identifiers of withdraws, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days on which it was requested. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Identifier of the withdraw, at most 100 characters, compared whole. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the withdraw; not `UNKNOWN`. Without it, all match. */
  status?: WithdrawStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<WithdrawStatus> | null | undefined;
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

/** Which withdrawals are wanted; all given conditions must hold. */
export type WithdrawalFilter = {
  /** Amounts that match. Without it, all match. */
  amount?: AmountRangeInput | null | undefined;
  /** Signature of the collector: its identifier in the collector service. Without it, all match. */
  collectorId?: string | null | undefined;
  /**
   * Only rows with a `requestDate` of this timestamp or before. With the same timestamp on every page, rows that are created
   * meanwhile move no page. Without it, all match.
   */
  createdUntil?: string | null | undefined;
  /**
   * Account that money goes to: a CBU or CVU of 22 digits, or an alias, compared whole.
   * An alias matches as typed, in lower case and in capitals. Without it, all match.
   */
  destination?: string | null | undefined;
  /** Identifiers of withdrawals, 1 to 100. Without it, all match. */
  ids?: Array<string> | null | undefined;
  /** Days on which it was requested. Without it, all match. */
  period?: PeriodInput | null | undefined;
  /** Identifier of the withdrawal, at most 100 characters, compared whole. Without it, all match. */
  search?: string | null | undefined;
  /** Status of the withdrawal; not `UNKNOWN`. Without it, all match. */
  status?: WithdrawalStatus | null | undefined;
  /** Statuses of which any one is enough; none `UNKNOWN`. Without it, all match. */
  statuses?: Array<WithdrawalStatus> | null | undefined;
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
