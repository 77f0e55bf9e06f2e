// Sections of the dashboard (dashboard.mjs). The generation fails for a metric of the gateway that no panel shows.

/**
 * @typedef {object} Panel
 * @property {string} metric
 * @property {string} title
 * @property {readonly string[]} [by] labels with a series each; the gateways when absent
 * @property {string} [where] further label matchers
 * @property {string} [unit] name of the unit in Grafana
 */

/** @type {readonly { readonly title: string, readonly panels: readonly Panel[] }[]} */
export const sections = [
  {
    title: 'Requests',
    panels: [
      { metric: 'gateway_requests_total', title: 'Requests by outcome', by: ['outcome'], unit: 'reqps' },
      { metric: 'gateway_requests_total', title: 'Requests by operation', by: ['operation'], unit: 'reqps' },
      { metric: 'gateway_request_duration_seconds', title: 'Time of a request', by: ['instance'], unit: 's' },
      { metric: 'gateway_requests_in_flight', title: 'Under way' },
      { metric: 'gateway_turned_away_total', title: 'Turned away', by: ['overload'], unit: 'reqps' },
      { metric: 'gateway_files_total', title: 'Files', by: ['kind', 'result'], unit: 'ops' },
    ],
  },
  {
    title: 'Errors',
    panels: [
      { metric: 'gateway_errors_total', title: 'Errors by code', by: ['code'], unit: 'reqps' },
      { metric: 'gateway_tokens_refused_total', title: 'Refused tokens', by: ['reason'], unit: 'reqps' },
      {
        metric: 'gateway_requests_total',
        title: 'Failed',
        by: ['operation'],
        where: 'outcome="failed"',
        unit: 'reqps',
      },
      { metric: 'gateway_unexplained_errors_total', title: 'Without a text', by: ['service', 'code'], unit: 'ops' },
    ],
  },
  {
    title: 'Services and breakers',
    panels: [
      { metric: 'gateway_upstream_calls_total', title: 'Calls by service', by: ['service'], unit: 'reqps' },
      {
        metric: 'gateway_upstream_calls_total',
        title: 'Calls without an answer',
        by: ['service', 'outcome'],
        where: 'outcome=~"unavailable|timeout|bad_answer|not_sent"',
        unit: 'reqps',
      },
      { metric: 'gateway_upstream_duration_seconds', title: 'Time of a call', by: ['service'], unit: 's' },
      { metric: 'gateway_breaker_state', title: 'Breakers: 1 failing, 2 open', by: ['service', 'instance'] },
      { metric: 'gateway_upstream_in_flight', title: 'Calls under way', by: ['service'] },
      { metric: 'gateway_signing_keys_missing', title: 'Signing keys missing' },
    ],
  },
  {
    title: 'Changes, audit trail and activity',
    panels: [
      { metric: 'gateway_audit_events_total', title: 'Events by result', by: ['result'], unit: 'ops' },
      {
        metric: 'gateway_audit_events_total',
        title: 'Not made, or not known',
        by: ['action', 'result'],
        where: 'result=~"unknown|failed|forbidden"',
        unit: 'ops',
      },
      { metric: 'gateway_audit_lost', title: 'Audit trail lost' },
      { metric: 'gateway_disk_free_bytes', title: 'Free room', by: ['folder', 'instance'], unit: 'bytes' },
      { metric: 'gateway_disk_bytes', title: 'Size of the disks', by: ['folder', 'instance'], unit: 'bytes' },
      { metric: 'gateway_store_away', title: 'Stores away', by: ['store', 'instance'] },
      { metric: 'gateway_activity_waiting', title: 'Events that wait for the activity' },
      { metric: 'gateway_activity_lost', title: 'Events without activity' },
      { metric: 'gateway_activity_missing', title: 'Events that the store lost' },
      { metric: 'gateway_memory_lost', title: 'Shared memory lost' },
    ],
  },
  {
    title: 'Event loop and memory',
    panels: [
      { metric: 'gateway_event_loop_active_seconds_total', title: 'Busy part of the time', unit: 'percentunit' },
      { metric: 'nodejs_eventloop_lag_p99_seconds', title: 'Event loop behind, 99 of 100', unit: 's' },
      { metric: 'process_cpu_seconds_total', title: 'Processors', unit: 'short' },
      { metric: 'process_resident_memory_bytes', title: 'Memory', unit: 'bytes' },
      { metric: 'nodejs_heap_size_used_bytes', title: 'Heap', unit: 'bytes' },
      { metric: 'process_open_fds', title: 'Open files and connections' },
      { metric: 'gateway_cache_reads_total', title: 'Caches', by: ['cache', 'result'], unit: 'ops' },
      { metric: 'gateway_cache_entries', title: 'Entries of caches', by: ['cache', 'instance'] },
      { metric: 'gateway_build_info', title: 'Releases', by: ['version', 'commit'] },
      { metric: 'process_start_time_seconds', title: 'Started', unit: 'dateTimeAsIso' },
    ],
  },
];
