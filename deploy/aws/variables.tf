variable "name" {
  description = "What everything of this installation is called."
  type        = string
  default     = "redmark"
}

variable "domain" {
  description = "Where browsers reach it, such as resumes.example; a name in the hosted zone."
  type        = string
}

variable "zone_id" {
  description = "The hosted zone of Route 53 that holds the domain."
  type        = string
}

variable "release" {
  description = "The release that runs: a key of graders, and the version of the image."
  type        = string
}

variable "image" {
  description = "The image of deploy/aws/Dockerfile, by its digest or a tag that never moves."
  type        = string
}

variable "graders" {
  description = "The archive of the grader (pack-grader.ts --lambda) of each release. During an upgrade the old and the new one."
  type        = map(string)

  validation {
    condition     = alltrue([for release in keys(var.graders) : can(regex("^[0-9a-z-]{1,20}$", release))])
    error_message = "Name a release with digits, small letters and hyphens, such as 0-2-0."
  }
}

variable "identity" {
  description = "Who keeps the accounts: embedded (this product) or cognito. It cannot be changed later."
  type        = string
  default     = "cognito"

  validation {
    condition     = contains(["embedded", "cognito"], var.identity)
    error_message = "Choose embedded or cognito."
  }
}

variable "mail_from" {
  description = "The sender of e-mails, at the domain or below it; the domain is verified at SES."
  type        = string
}

variable "stripe_secret_arn" {
  description = "A secret of Secrets Manager with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET as JSON, made by hand."
  type        = string
}

variable "brand_file" {
  description = "The path of a brand file inside the image; empty for the product's own brand."
  type        = string
  default     = ""
}

variable "settings" {
  description = "Further variables of docs/configuration.md, for web hosts and workers."
  type        = map(string)
  default     = {}
}

variable "web_hosts" {
  type    = number
  default = 2
}

variable "workers" {
  description = "The least and the most workers."
  type        = object({ least = number, most = number })
  default     = { least = 2, most = 8 }
}

variable "database_class" {
  type    = string
  default = "db.t4g.small"
}

variable "vpc_cidr" {
  type    = string
  default = "10.40.0.0/16"
}
