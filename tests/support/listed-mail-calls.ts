/** The calls of mails, answers, long work and the business's own settings among the listed ones, by hand as they are. */
export const listedMailCalls = `  POST /api/Business/save-mail-wording                      ours
  POST /api/Business/save-reminders                         ours
  POST /api/Client/pause-reminders                          ours
  POST /api/Business/save-tax-order                         ours
  POST /api/Business/save-contact                           ours
  POST /api/Business/save-negative-stock                    ours
  POST /api/Business/save-paper-size                        ours
  POST /api/Business/save-second-factor-rule                ours
  POST /api/Business/save-numbering                         ours
  POST /api/QuotesController/record-answer                  ours
  POST /api/QuotesController/answer-quote                   ours
  GET  /api/CreditNote/public-view                          ours
  POST /api/CreditNote/public-pdf                           ours
  GET  /api/Attachment/public-list                          ours
  POST /api/Attachment/public-open                          ours
  POST /api/Share/opened                                    ours
  POST /api/Share/send-again                                ours
  POST /api/Share/send-notice                               ours
  GET  /api/Task/open-tasks                                 ours
  GET  /api/Task/list-tasks                                 ours
  POST /api/Task/stop-task                                  ours
  POST /api/Task/retry-task                                 ours
  POST /api/Task/download-file                              ours`;
